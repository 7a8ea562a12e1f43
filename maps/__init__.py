"""What is where: boards as facts, their drawn shapes, and the checks between the two."""
