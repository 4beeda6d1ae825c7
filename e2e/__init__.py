"""The built site in a real browser."""

import sys
from pathlib import Path

# what builds and serves the site are scripts that lie beside each other, in no package
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "web" / "build"))
