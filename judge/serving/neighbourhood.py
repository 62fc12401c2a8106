"""Which addresses count as one visitor."""

from __future__ import annotations

import ipaddress
import re

LONGEST = 64
"""So much is kept of what is no address."""

PREFIX = 64
"""How many bits of a long address one connection is given."""

_BRACKETS = re.compile(r"\[([^\]]*)\](?::\d+)?")
_PORT = re.compile(r"([\d.]+):\d+")


def neighbourhood(address: str) -> str:
    """The addresses that count as one, however this one is written: with a port, in brackets, with a scope.

    Arguments:
        address: of a connection, or as a proxy writes it; of the long ones all that one connection is given are one.
    """
    written = address.strip().strip('"')
    for form in (_BRACKETS, _PORT):
        found = form.fullmatch(written)
        if found is not None:
            written = found[1]
    try:
        known = ipaddress.ip_address(written.partition("%")[0])
    except ValueError:
        return written[:LONGEST]
    if isinstance(known, ipaddress.IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(ipaddress.ip_network((known, PREFIX), strict=False))
