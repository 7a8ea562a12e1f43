"""Orders as people write them, in English, French and German: text to orders. ``str(order)`` writes them."""

from variants.notation.completion import Completion, CompletionKind, complete
from variants.notation.likeness import Suggestion, suggestions
from variants.notation.names import read_power
from variants.notation.pages import LineRead, PageReader, read_orders
from variants.notation.reading import Reading, read_order
from variants.notation.unread import Unread, unread

__all__ = [
    "Completion",
    "CompletionKind",
    "LineRead",
    "PageReader",
    "Reading",
    "Suggestion",
    "Unread",
    "complete",
    "read_order",
    "read_orders",
    "read_power",
    "suggestions",
    "unread",
]
