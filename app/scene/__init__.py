"""The board view: static layer, units, arrows, labels and the tools that own the mouse."""
