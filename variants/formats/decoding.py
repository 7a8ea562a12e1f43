"""What msgspec says of a file, as errors of this program."""

from __future__ import annotations

import msgspec

from variants.errors import FileFormatError


def fault_of(error: msgspec.ValidationError) -> FileFormatError:
    """The error with its place in the file and the problem apart, which msgspec gives in one text."""
    problem, _, place = str(error).partition(" - at ")
    return FileFormatError(place.strip("`") or "$", problem)
