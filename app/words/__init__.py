"""What the client says: orders, outcomes, reasons, phases, rules and faults in words, all through translation."""
