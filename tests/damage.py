"""Damage done to records: cut off, overwritten, other values, keys that are missing."""

import json
import random
from typing import Any


def mutated(data: bytes, rng: random.Random) -> bytes:
    """The document with something wrong (or, now and then, nothing)."""
    out = bytearray(data)
    kind = rng.randrange(6)
    if kind == 0:
        return bytes(out[: rng.randrange(len(out))])
    if kind == 1:
        for _ in range(rng.randint(1, 8)):
            out[rng.randrange(len(out))] = rng.randrange(256)
        return bytes(out)
    if kind == 2:
        start, other = rng.randrange(len(out)), rng.randrange(len(out))
        out[start : start + rng.randint(0, 40)] = out[other : other + rng.randint(0, 40)]
        return bytes(out)
    values = json.loads(data)
    if kind == 3:
        values["version"] = rng.choice((2, 10**9, "1", 1.0, None))
        return json.dumps(values).encode()
    strange: Any = rng.choice((
        None, True, -1, 2**64, 1.5, "", "x" * 5000, "\ud800", "\x00", [], {}, [[]] * 13, [[[[]]]], {"a": {"a": 1}},
        list(range(1000)), float("nan"),
    ))  # fmt: skip
    where: Any = values
    while True:
        entry = rng.choice(list(where)) if isinstance(where, dict) else rng.randrange(len(where))
        if isinstance(where[entry], dict | list) and where[entry] and rng.random() < 0.7:
            where = where[entry]
            continue
        if kind == 4 or isinstance(where, list):
            where[entry] = strange
        else:
            del where[entry]
        return json.dumps(values, ensure_ascii=rng.random() < 0.5).encode("utf-8", "surrogatepass")
