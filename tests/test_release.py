"""A release has the same version in all places, and only pinned programs publish it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from commands import SetupError
from paths import ROOT
from release import SECTION, version_of

CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n## [1.2.0] - 2026-11-26\n\n## [1.1.0] - 2026-10-01\n"


def tree(root: Path, *, page: str = "1.2.0", changelog: str = CHANGELOG) -> Path:
    """Write the files of a project of version 1.2.0 that name its version."""
    (root / "web").mkdir()
    (root / "pyproject.toml").write_text('[project]\nversion = "1.2.0"\n')
    (root / "web" / "package.json").write_text(json.dumps({"version": page}))
    (root / "web" / "package-lock.json").write_text(json.dumps({"packages": {"": {"version": page}}}))
    (root / "CHANGELOG.md").write_text(changelog)
    return root


def test_both_packages_and_the_newest_dated_section_have_the_version(tmp_path: Path) -> None:
    assert version_of(tree(tmp_path)) == "1.2.0"


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"page": "1.1.0"}, "package.json 1.1.0"),
        ({"changelog": "## [1.1.0] - 2026-10-01\n"}, "CHANGELOG.md 1.1.0"),
        ({"changelog": "## [Unreleased]\n## [1.2.0]\n"}, "CHANGELOG.md none"),
    ],
)
def test_different_versions_are_refused_by_file(tmp_path: Path, changes: dict[str, str], named: str) -> None:
    with pytest.raises(SetupError, match=named):
        version_of(tree(tmp_path, **changes))


def test_a_section_without_its_date_is_not_released() -> None:
    assert SECTION.findall(CHANGELOG) == ["1.2.0", "1.1.0"]


ACTIONS = re.compile(r"uses: (\S+)")


def test_actions_that_publish_the_site_are_pinned_by_commit() -> None:
    workflows = [*(ROOT / ".github" / "workflows").iterdir()]
    used = [action for file in workflows for action in ACTIONS.findall(file.read_text(encoding="utf-8"))]
    assert used
    foreign = [action for action in used if not action.startswith("./")]
    assert [action for action in foreign if not re.fullmatch(r"[\w./-]+@[0-9a-f]{40}", action)] == []
