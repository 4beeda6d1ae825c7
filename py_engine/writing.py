"""JSON in the door's form."""

from __future__ import annotations

import json

# an answer is a tree; skipping the check for cycles saves a third of the time
to_json = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
"""Return a value as JSON text without spaces, with its fields in the order of insertion."""
