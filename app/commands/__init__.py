"""The command line: headless, and free of Qt at import."""
