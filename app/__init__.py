"""The client: the only package that imports Qt."""
