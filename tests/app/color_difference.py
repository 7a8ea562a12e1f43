"""How different two colours look: CIEDE2000, also as seen with a colour-vision deficiency.

Sharma, Wu, Dalal 2005 for the difference; Machado, Oliveira, Fernandes 2009, full severity, for the eyes.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Triple = NDArray[np.float64]

VISIONS: dict[str, Triple] = {
    "full": np.eye(3),
    "protanopia": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deuteranopia": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritanopia": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
_TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
_WHITE = np.array([0.95047, 1.0, 1.08883])


def seen(color: tuple[int, int, int], vision: str) -> Triple:
    """The colour in linear RGB as that vision sees it."""
    channels = np.array(color) / 255
    linear = np.where(channels <= 0.04045, channels / 12.92, ((channels + 0.055) / 1.055) ** 2.4)
    return np.clip(VISIONS[vision] @ linear, 0, 1)


def lab(linear: Triple) -> tuple[float, float, float]:
    ratio = (_TO_XYZ @ linear) / _WHITE
    x, y, z = np.where(ratio > 216 / 24389, np.cbrt(ratio), (24389 / 27 * ratio + 16) / 116)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(first: tuple[float, float, float], second: tuple[float, float, float]) -> float:
    """CIEDE2000 of two L*a*b* colours."""
    (l1, a1, b1), (l2, a2, b2) = first, second
    chroma = (math.hypot(a1, b1) + math.hypot(a2, b2)) / 2
    grow = 1 + 0.5 * (1 - math.sqrt(chroma**7 / (chroma**7 + 25**7)))
    c1, c2 = math.hypot(a1 * grow, b1), math.hypot(a2 * grow, b2)
    h1, h2 = (math.degrees(math.atan2(b, a * grow)) % 360 for a, b in ((a1, b1), (a2, b2)))
    turn = ((h2 - h1 + 180) % 360 - 180) if c1 * c2 else 0.0
    hue = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    light, full = (l1 + l2) / 2, (c1 + c2) / 2
    return _weighted(l2 - l1, c2 - c1, 2 * math.sqrt(c1 * c2) * _sin(turn / 2), light, full, hue)


def _weighted(dl: float, dc: float, dh: float, light: float, chroma: float, hue: float) -> float:
    t = 1 - 0.17 * _cos(hue - 30) + 0.24 * _cos(2 * hue) + 0.32 * _cos(3 * hue + 6) - 0.2 * _cos(4 * hue - 63)
    sl = 1 + 0.015 * (light - 50) ** 2 / math.sqrt(20 + (light - 50) ** 2)
    sc, sh = 1 + 0.045 * chroma, 1 + 0.015 * chroma * t
    twist = 30 * math.exp(-(((hue - 275) / 25) ** 2))
    rc = 2 * math.sqrt(chroma**7 / (chroma**7 + 25**7))
    rt = -_sin(2 * twist) * rc
    return math.sqrt((dl / sl) ** 2 + (dc / sc) ** 2 + (dh / sh) ** 2 + rt * (dc / sc) * (dh / sh))


def _sin(degrees: float) -> float:
    return math.sin(math.radians(degrees))


def _cos(degrees: float) -> float:
    return math.cos(math.radians(degrees))
