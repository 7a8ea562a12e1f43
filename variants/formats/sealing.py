"""Sealed papers: AES-GCM under a key that scrypt makes of a passphrase, or that stands in the file itself.

What is sealed is bound to its power, its phase and whether it is done, so that a seal that was moved or
changed is noticed.
"""

from __future__ import annotations

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
MOST_COST = 20  # a file may not ask for more: 1 GiB
KEY, SALT, NONCE = 32, 16, 12  # bytes
_BLOCK = 4096  # bytes: papers are filled up to a multiple, so that their length does not tell how many orders
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


def seal(lock: Lock, power: str, node: int, papers: Papers, *, done: bool) -> Sealed:
    """The papers under the lock, whose key is known."""
    assert lock.key is not None, "only opened papers are sealed"
    text = msgspec.json.encode(papers)
    padded = text + b" " * (-len(text) % _BLOCK)
    return Sealed(node, done, _seal(lock.key, padded, _label(power, node, done=done)))


def unseal(lock: Lock, power: str, sealed: Sealed) -> Papers:
    """The papers of a power, with the lock's key.

    Raises:
        BrokenSealError: if the seal was changed, or is of another power or phase.
    """
    assert lock.key is not None, "the lock is opened first"
    try:
        text = _open(lock.key, sealed.data, _label(power, sealed.node, done=sealed.done))
        return msgspec.json.decode(text, type=Papers)
    except (InvalidTag, ValueError, msgspec.MsgspecError):
        raise BrokenSealError(power) from None


def _label(power: str, node: int, *, done: bool) -> bytes:
    return f"{power} {node} {'done' if done else 'open'}".encode()


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
