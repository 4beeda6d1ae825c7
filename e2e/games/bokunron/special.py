"""Special positions at a table of Bokunron, by the tip about each."""

from __future__ import annotations

from collections.abc import Mapping

from e2e.lib.tips import Special, does

SPECIAL: Mapping[str, Special] = {"tyrant": does("tyrant"), "pass": does("pass"), "plaza": does("plaza")}
