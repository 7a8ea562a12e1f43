"""Dialogs and the hand-over curtain."""
