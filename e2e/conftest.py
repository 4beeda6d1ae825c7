"""Fixtures on top of pytest-playwright: the built site on the test's own servers, Chromium, and the guard.

A test has its own browser context and its own server, hence its own origin: no storage, cache or service worker
outlives it. Tests with the mark ``shares_page`` share pages in turn (:mod:`e2e.lib.shared`). A test configures its
context with ``@pytest.mark.browser_context_args(viewport=…, locale="ja-JP")``. Slow features that
most tests do not need are off by default: ``@pytest.mark.as_built`` turns Python in the browser on, in whose place
this process answers (:mod:`e2e.lib.served_door`), ``@pytest.mark.service_worker`` in addition the service worker,
which stores the full site for every context, ``@pytest.mark.shields`` the shield against the second tap of a double
tap.
"""

from __future__ import annotations

import os
import random
import shutil
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, BrowserType, Page, expect

from browser import driver_env, ensure_chromium
from commands import ensure_dist, ensure_gallery
from e2e.lib.builds import other_build
from e2e.lib.clock import SHIFTED, browsers_environment
from e2e.lib.power import Machine
from e2e.lib.served_door import served_build
from e2e.lib.shared import SharedTables
from e2e.lib.site import Site
from e2e.lib.support import Guard
from e2e.lib.table import Table
from paths import DIST, is_root

PATIENCE = 20_000  # ms until an expected element must be there
PHONE = {"width": 360, "height": 640}  # CSS px
# no animations except in the tests about movement: the others need not wait for them
DEFAULTS: dict[str, Any] = {"viewport": PHONE, "locale": "en-US", "reduced_motion": "reduce"}
HOME_NETWORK = "tefuda.home"
"""This machine's name for other devices in the network: without https a browser trusts it less."""
QUIET = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    # the second compilation of WebAssembly does not help a page of a few seconds, and costs a fifth of a start
    "--js-flags=--liftoff-only",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # other hosts' names do not even resolve
    f"--host-resolver-rules=MAP {HOME_NETWORK} 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
)
# its request never gets an answer: the page shows nothing about offline use
WITHOUT_SERVICE_WORKER = """
if (navigator.serviceWorker) ServiceWorkerContainer.prototype.register = () => new Promise(() => undefined);
"""
# no shield against double taps: a test does not press twice by mistake
WITHOUT_SHIELDS = """
const sheet = new CSSStyleSheet();
sheet.replaceSync("[data-shield] { pointer-events: none; }");
document.adoptedStyleSheets.push(sheet);
"""
# the sound's own threads cost a seventh of all work; tests about sound bring their AudioContext (e2e.lib.senses)
WITHOUT_SOUND = "delete window.AudioContext;"
OpenSite = Callable[..., Site]
NewContext = Callable[..., BrowserContext]


def pytest_configure(config: pytest.Config) -> None:
    """Build outdated parts, once for all processes that share the tests; allow for slow machines."""
    if not hasattr(config, "workerinput") and not config.option.collectonly:
        ensure_dist()
        ensure_gallery()
    os.environ.update(driver_env())
    expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """Return the launch arguments: the set-up's Chromium, without its own background traffic."""
    arguments = [*QUIET, *(["--no-sandbox"] if is_root() else [])]
    own = {"executable_path": str(ensure_chromium()), "args": arguments, "env": browsers_environment()}
    return {**browser_type_launch_args, **own}


@pytest.fixture(scope="session")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the built site, which a concurrent build does not touch."""
    return shutil.copytree(DIST, tmp_path_factory.mktemp("site") / "dist")


@pytest.fixture(scope="session")
def served(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the built site with workers that ask this process."""
    return served_build(dist, tmp_path_factory.mktemp("served"))


@pytest.fixture(scope="session")
def built_gallery(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the gallery, with such workers too."""
    return served_build(ensure_gallery(), tmp_path_factory.mktemp("gallery"))


@pytest.fixture(scope="session")
def other(dist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return another build of the site, which differs from the first in every identifying mark."""
    return other_build(dist, tmp_path_factory.mktemp("other"))


@pytest.fixture
def guard() -> Iterator[Guard]:
    """Return the watch over the test's pages; a test about faults calls ``guard.allow(r"…")``."""
    watch = Guard()
    yield watch
    watch.check()


@pytest.fixture
def open_site(request: pytest.FixtureRequest, guard: Guard) -> Iterator[OpenSite]:
    """Serve the built site again: ``open_site(mount="/some/folder/")``; see :class:`e2e.lib.site.Site`."""
    is_as_built = any(map(request.node.get_closest_marker, ("as_built", "service_worker")))
    built: Path = request.getfixturevalue("dist" if is_as_built else "served")
    with ExitStack() as sites:

        def start(root: Path = built, **options: Any) -> Site:
            site = sites.enter_context(Site(root, **options))
            guard.trust(site)
            return site

        yield start


@pytest.fixture
def site(open_site: OpenSite) -> Site:
    """Serve the built site at the root of its own origin; ``site.faults`` makes it serve files incorrectly."""
    return open_site()


@pytest.fixture
def new_context(new_context: NewContext, guard: Guard, request: pytest.FixtureRequest) -> NewContext:
    """Return a guarded context, a small phone in English by default."""
    shaped = shape_of(request)

    def start(**options: Any) -> BrowserContext:
        defaults = {name: value for name, value in DEFAULTS.items() if name not in shaped}
        context = new_context(**{**defaults, **options})
        guard.watch(context)
        has_worker, has_shields = map(request.node.get_closest_marker, ("service_worker", "shields"))
        return quiet(context, has_worker=bool(has_worker), has_shields=bool(has_shields))

    return start


def shape_of(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Return the options of a test's context."""
    marker = request.node.get_closest_marker("browser_context_args")
    return dict(marker.kwargs) if marker else {}


def quiet(context: BrowserContext, *, has_worker: bool = False, has_shields: bool = False) -> BrowserContext:
    """Turn off the features in a context that most tests are not about."""
    context.add_init_script(SHIFTED + WITHOUT_SOUND)
    if not has_worker:
        context.add_init_script(WITHOUT_SERVICE_WORKER)
    if not has_shields:
        context.add_init_script(WITHOUT_SHIELDS)
    return context


@pytest.fixture
def machine(
    browser_type: BrowserType, browser_type_launch_args: dict[str, Any], tmp_path: Path, site: Site
) -> Machine:
    """Return a machine on which the site was never opened."""
    options = {**browser_type_launch_args, **DEFAULTS}
    return Machine(browser_type, options, tmp_path / "profile", site, random.Random(1))


@pytest.fixture
def issues(request: pytest.FixtureRequest) -> Iterator[list[str]]:
    """Return the browser's own issues with the page: deprecated features, quirks, cookies and the like."""
    page: Page = request.getfixturevalue("table").page if is_shared(request) else request.getfixturevalue("page")
    found: list[str] = []
    devtools = page.context.new_cdp_session(page)
    devtools.on("Audits.issueAdded", lambda event: found.append(str(event["issue"])))
    devtools.send("Audits.enable")
    yield found
    devtools.detach()


def is_shared(request: pytest.FixtureRequest) -> bool:
    """Return whether a test has the page of earlier ones."""
    own = (request.node.get_closest_marker(each) for each in ("as_built", "service_worker", "shields"))
    is_marked = request.node.get_closest_marker("shares_page") is not None
    return is_marked and "page" not in request.fixturenames and not any(own)


@pytest.fixture(scope="session")
def shared_tables(browser: Browser, served: Path) -> Iterator[SharedTables]:
    """Return the tables that tests share."""
    tables = SharedTables(lambda **shape: quiet(browser.new_context(**shape)), lambda: Site(served))
    yield tables
    tables.close_all()


@pytest.fixture
def table(request: pytest.FixtureRequest) -> Iterator[Table]:
    """Return the site with its engine ready, and hands that open in two steps.

    With the mark ``shares_page`` it has the page of earlier tests, back at home and emptied, and bots act without a
    pause; ``shares_page(SCRIPT)`` is a page with that script in it. A test that also uses ``page``, since it makes
    changes that a reset does not undo, or that needs another site or the shield, has its own.
    """
    marker = request.node.get_closest_marker("shares_page")
    scripts = marker.args if marker else ()
    if not is_shared(request):
        yield Table.on(request.getfixturevalue("page"), request.getfixturevalue("site").url, *scripts)
        return
    tables: SharedTables = request.getfixturevalue("shared_tables")
    folder = Path(request.getfixturevalue("output_path"))
    shape = {**DEFAULTS, **shape_of(request)}
    shared = tables.get(shape, scripts)
    given = shared.given(shape)
    yield given
    if request.node.rep_call.failed:
        given.page.screenshot(path=folder / "test-failed-1.png")
    if request.node.rep_call.failed or shared.guard.faults:
        tables.close(shape, scripts)
    shared.guard.check()
