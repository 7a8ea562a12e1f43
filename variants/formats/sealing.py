"""Sealed papers: AES-GCM under a key that scrypt makes of a passphrase, or that stands in the file itself.

What is sealed is bound to its power, its phase, whether it is done, and to the game around it, so that a seal
that was moved or changed, or is to be read in another light, is noticed.
"""

from __future__ import annotations

import hashlib
import os
import unicodedata
from dataclasses import replace

import msgspec
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.scrypt import Scrypt

from variants.errors import BrokenSealError, WrongPhraseError
from variants.papers import Lock, Sealed

COST = 15  # scrypt's N is two to this power: 32 MiB, about a tenth of a second
MOST_COST = 17  # a file may not ask for more: 128 MiB
KEY, SALT, NONCE = 32, 16, 12  # bytes
_LEAST = 4096  # bytes: papers are filled up to this or twice as much again, so that their length tells little
_CHECKED = b"Chancery"


class Papers(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is under a seal: texts of orders, named drafts kept beside them, notes and branches by node."""

    orders: tuple[str, ...] = ()
    name: str = ""
    others: dict[str, tuple[str, ...]] = {}
    notes: dict[str, str] = {}
    branches: dict[str, dict[str, tuple[dict[str, tuple[str, ...]], ...]]] = {}


def lock_with(phrase: str, cost: int = COST) -> Lock:
    """A lock that the phrase opens. Slow on purpose: not for the thread of the window."""
    salt = os.urandom(SALT)
    key = _derive(phrase, salt, cost)
    return Lock(salt, _seal(key, _CHECKED, salt), cost, key)


def lock_openly() -> Lock:
    """A lock whose key stands beside it in the file: it only stops a glance."""
    salt, key = os.urandom(SALT), os.urandom(KEY)
    return Lock(salt, _seal(key, _CHECKED, salt), 0, key)


def opened(lock: Lock, phrase: str, power: str) -> Lock:
    """The lock with its key, made from the phrase. As slow as ``lock_with``.

    Raises:
        WrongPhraseError: if it is not the phrase of that power.
    """
    key = _derive(phrase, lock.salt, lock.cost)
    if not fits(lock, key):
        raise WrongPhraseError(power)
    return replace(lock, key=key)


def fits(lock: Lock, key: bytes) -> bool:
    """Whether this is the key of the lock."""
    try:
        return _open(key, lock.check, lock.salt) == _CHECKED
    except InvalidTag:
        return False


def digest(lock: Lock) -> bytes:
    """What tells a lock that was changed outside of the program from one that a phrase does not open."""
    return hashlib.sha256(b"%d " % lock.cost + lock.salt + lock.check).digest()


def seal(lock: Lock, power: str, papers: Papers, blank: Sealed, facts: bytes = b"") -> Sealed:
    """The papers under the lock, whose key is known, put into a blank seal; ``facts`` is what binds it."""
    assert lock.key is not None, "only opened papers are sealed"
    text = msgspec.json.encode(papers)
    return replace(blank, data=_seal(lock.key, _padded(text), _label(power, blank, facts)))


def _padded(text: bytes) -> bytes:
    return text.ljust(max(_LEAST, 1 << (len(text) - 1).bit_length()))


def unseal(lock: Lock, power: str, sealed: Sealed, facts: bytes = b"") -> Papers:
    """The papers of a power, with the lock's key and what binds the seal.

    Raises:
        BrokenSealError: if the seal was changed, or is of another power, phase or game.
    """
    assert lock.key is not None, "the lock is opened first"
    try:
        text = _open(lock.key, sealed.data, _label(power, sealed, facts))
        return msgspec.json.decode(text, type=Papers)
    except (InvalidTag, ValueError, msgspec.MsgspecError):
        raise BrokenSealError(power) from None


def _label(power: str, sealed: Sealed, facts: bytes) -> bytes:
    return f"{power} {sealed.node} {'done' if sealed.done else 'open'}".encode() + facts


def _derive(phrase: str, salt: bytes, cost: int) -> bytes:
    text = unicodedata.normalize("NFC", phrase).encode("utf-8", errors="replace")
    return Scrypt(salt=salt, length=KEY, n=2**cost, r=8, p=1).derive(text)


def _seal(key: bytes, text: bytes, label: bytes) -> bytes:
    nonce = os.urandom(NONCE)
    return nonce + AESGCM(key).encrypt(nonce, text, label)


def _open(key: bytes, data: bytes, label: bytes) -> bytes:
    if len(data) < NONCE:
        raise InvalidTag
    return AESGCM(key).decrypt(data[:NONCE], data[NONCE:], label)
