"""The docks of the main window: powers, orders, report, history."""
