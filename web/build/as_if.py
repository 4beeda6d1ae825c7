"""Run ``make test`` as if it were another day, in another time zone: ``make test-clock``.

libfaketime gives another clock to Python and Node; the browser's pages get theirs from the tests
(``e2e.lib.clock``). Each moment is a run of its own; all run, and the exit status is 1 if one failed.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

from commands import make, say
from paths import ROOT

MOMENTS = {
    "the first second of a year, in Tokyo": ("2027-01-01T00:00", "Asia/Tokyo"),
    "a 29 February, in Los Angeles": ("2028-02-29T12:00", "America/Los_Angeles"),
    "a Sunday, in Kathmandu": ("2027-05-16T12:00", "Asia/Kathmandu"),
    "five minutes before midnight of a month's last day": ("2027-04-30T23:55", "UTC"),
}
LIBRARIES = ("/usr/lib", "/usr/local/lib", "/opt/homebrew/lib")


def library() -> Path:
    """Return libfaketime for programs with threads; raise StopIteration if it is not installed."""
    return next(file for folder in LIBRARIES for file in Path(folder).glob("**/libfaketimeMT.so.1"))


def as_if(moment: str, zone: str) -> dict[str, str]:
    """Return the environment of programs for which it is that moment of a time zone now."""
    ahead = round(datetime.fromisoformat(moment).replace(tzinfo=ZoneInfo(zone)).timestamp() - time.time())
    return {
        "LD_PRELOAD": str(library()),
        "FAKETIME": f"{ahead:+d}s",
        "FAKETIME_CACHE_DURATION": "86400",  # a look at it while another thread writes the environment would crash
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
        "NO_FAKE_STAT": "1",
        "TZ": zone,
        "AS_IF_MS": str(ahead * 1000),
    }


def main() -> int:
    """Run the tests at each moment; print the results."""
    make("dist/index.html", ".cache/gallery/index.html")
    results = {}
    for name, (moment, zone) in MOMENTS.items():
        say(f"as if it were {name}: {moment} {zone}")
        status = subprocess.run(
            ["make", "test"], cwd=ROOT, env={**os.environ, **as_if(moment, zone)}, check=False
        ).returncode
        results[name] = "FAILED" if status else "passed"
    for name, result in results.items():
        say(f"{result}: {name}")
    return int("FAILED" in results.values())


if __name__ == "__main__":
    sys.exit(main())
