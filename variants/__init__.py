"""How it is played: orders, positions, adjudication and the five games. No Qt, no geometry."""
