"""The built site in a real browser."""

import sys
from pathlib import Path

# the scripts that build and serve the site are modules outside any package
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "web" / "build"))
