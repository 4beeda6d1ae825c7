"""The lock files pin the versions in pyproject.toml and in Pyodide's list."""

from __future__ import annotations

import json
import re
import tomllib

import pytest

from tests.how_to import ROOT

LOCKS = ROOT / "web" / "build" / "locks"
GROUPS: dict[str, list[str]] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))[
    "dependency-groups"
]
FILES = {"lock": "uv.txt"}


def locked(group: str) -> set[str]:
    """Return the pins of a group's lock file, each as ``name==version``."""
    text = (LOCKS / FILES.get(group, f"{group}.txt")).read_text(encoding="utf-8")
    return set(re.findall(r"^[\w.-]+==[^ ;]+", text, re.MULTILINE))


@pytest.mark.parametrize("group", GROUPS)
def test_a_lock_file_has_the_pins_of_its_group(group: str) -> None:
    assert set(GROUPS[group]) - locked(group) == set(), "make lock writes them"


def test_the_page_pins_exact_versions_and_every_package_has_a_hash() -> None:
    web = ROOT / "web"
    wanted = json.loads((web / "package.json").read_text(encoding="utf-8"))
    versions = [*wanted["dependencies"].values(), *wanted["devDependencies"].values()]
    assert [each for each in versions if not each.rpartition("@")[2][:1].isdigit()] == []
    packages = json.loads((web / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []
