"""Writing orders by clicks and single letters, as a state machine without Qt: see ``app.order_entry``."""
