"""Files of the cache: what is there only to be quicker, so that nothing is said when it cannot be written."""

import os
from contextlib import suppress
from pathlib import Path


def put(place: Path, data: bytes) -> None:
    """Put a file in place, whole or not at all, through a new one beside it: nothing that lies there is followed."""
    new = place.with_name(f"{os.getpid()}-{place.name}")
    with suppress(OSError):
        place.parent.mkdir(parents=True, exist_ok=True)
        new.unlink(missing_ok=True)
        try:
            with new.open("xb") as file:
                file.write(data)
            new.replace(place)
        except OSError:
            new.unlink(missing_ok=True)
