"""Advice on orders while they are written: what does nothing as written, and the edit that mends it."""

from variants.advice.advise import advise
from variants.advice.values import Advice, AdviceKind, Cure, Weight

__all__ = ["Advice", "AdviceKind", "Cure", "Weight", "advise"]
