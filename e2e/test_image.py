"""The engine's memory image, without a browser: image_test.mjs under Node's own test runner."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

from setup import ensure_npm

TESTS = Path(__file__).with_name("image_test.mjs")


def test_images_are_written_read_and_refused() -> None:
    node = ensure_npm()
    env = {**os.environ, **node.env}
    run = subprocess.run([node.program(), "--test", TESTS], capture_output=True, text=True, env=env, check=False)
    assert run.returncode == 0, run.stdout + run.stderr
