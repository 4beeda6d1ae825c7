"""``python -m py_engine``: the door on standard input and output, one request and one answer per line."""

from __future__ import annotations

import sys

from py_engine.bridge import handle


def main() -> None:
    """Answer every line of standard input until it ends; bytes that are not UTF-8 count as bad input."""
    sys.stdin.reconfigure(encoding="utf-8", errors="replace")  # type: ignore[union-attr]
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    for line in sys.stdin:
        if line.strip():
            print(handle(line), flush=True)


if __name__ == "__main__":
    main()
