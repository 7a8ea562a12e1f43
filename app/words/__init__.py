"""What the client says, all through translation: orders, outcomes, reasons, phases, rules and faults."""
