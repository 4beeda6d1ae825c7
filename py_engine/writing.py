"""Writing JSON as the door sends it."""

from __future__ import annotations

import json

# an answer is a tree; not to look for circles saves a third of the time that it takes to write
to_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""Return a value as JSON text without spaces, fields in the order in which they were put there."""
