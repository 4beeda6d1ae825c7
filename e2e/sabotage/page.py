"""Sabotages of what all games share on the page."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

PLAY = "web/src/screens/Play.tsx"
PRESS = "web/src/device/press.ts"
SESSION = "web/src/table/session.ts"
GATE_TESTS = ("web/src/table/gate.test.ts",)
SESSION_TESTS = ("web/src/table/session.test.ts",)
HINTS = "web/src/table/hints.ts"
HINT_TESTS = ("web/src/table/hints.test.ts",)
MACHINE_TESTS = ("web/src/table/machine-turns.test.ts",)
OPENING = "web/src/review/opening.ts"
BOOK_TESTS = ("web/src/saves/book.test.ts",)

HANDS = (
    Sabotage(
        name="a key that is held down opens a hand",
        file=PRESS,
        old="    if (isKey(event) && event.repeat) return;\n",
        new="",
        step=Step.PAGE,
        tests=GATE_TESTS,
    ),
    Sabotage(
        name="a finger that has slid off its button goes on opening a hand",
        file=PRESS,
        old="onMove: ({ at }) => this.isInside(at) || this.spoil(),",
        new="onMove: () => undefined,",
        step=Step.PAGE,
        tests=GATE_TESTS,
    ),
    Sabotage(
        name="a hand opens while nobody can look at the page",
        file=PRESS,
        old='document.visibilityState === "visible"',
        new='document.readyState !== "loading"',
        step=Step.PAGE,
        tests=GATE_TESTS,
    ),
    Sabotage(
        name="a hand opens to a look that comes after the page was left",
        file=SESSION,
        old="if (turn === this.turn) this.lay(seat, since, sight);",
        new="this.lay(seat, since, sight);",
        step=Step.PAGE,
        tests=SESSION_TESTS,
    ),
    Sabotage(
        name="no hand closes when the page comes back from the back/forward cache",
        file="web/src/device/absence.ts",
        old='["blur", "pagehide", "pageshow"]',
        new='["blur", "pagehide"]',
        step=Step.PAGE,
        tests=("web/src/device/absence.test.ts",),
    ),
    Sabotage(
        name="a hand stays open until the engine has answered",
        file=SESSION,
        old="      else if (actor.view) this.shut(null);\n",
        new="",
        step=Step.PAGE,
        tests=SESSION_TESTS,
    ),
    Sabotage(
        name="why an action was refused is told to the next seat as well",
        file=SESSION,
        old="    this.forgetRefusal();\n    const isOwn",
        new="    const isOwn",
        step=Step.PAGE,
        tests=SESSION_TESTS,
    ),
    Sabotage(
        name="taking back is offered after the next seat has opened",
        file=SESSION,
        old="    if (this.undo.value.seat !== seat) this.undo.value = NOTHING_TO_UNDO;\n",
        new="",
        step=Step.PAGE,
        tests=SESSION_TESTS,
    ),
    Sabotage(
        name="a person may act for a machine that is to act",
        file=SESSION,
        old="{ seat: null, next: seat }",
        new="{ seat, next: seat }",
        step=Step.PAGE,
        tests=MACHINE_TESTS,
    ),
    Sabotage(
        name="the engine that thinks is told which match it thinks about",
        file="web/src/door/thinker.ts",
        old="{ match: _, ...view }: BaseView,",
        new="view: BaseView,",
        step=Step.PAGE,
        tests=("web/src/door/thinker.test.ts",),
    ),
    Sabotage(
        name="a machine acts upon what it thought before something was taken back",
        file="web/src/table/machine-turns.ts",
        old="    if (count !== this.count) return;\n",
        new="",
        step=Step.PAGE,
        tests=MACHINE_TESTS,
    ),
    Sabotage(
        name="a hint that nobody is shown counts",
        file=HINTS,
        old="    if (count !== this.count) return;\n",
        new="",
        step=Step.PAGE,
        tests=HINT_TESTS,
    ),
    Sabotage(
        name="a hint stays, or still comes, when its hand has closed",
        file=HINTS,
        old="    this.told = null;\n    this.close();\n",
        new="    this.told = null;\n",
        step=Step.PAGE,
        tests=HINT_TESTS,
    ),
    Sabotage(
        name="a hint of one hand is told to the next",
        file=HINTS,
        old="    this.told = null;\n",
        new="",
        step=Step.PAGE,
        tests=HINT_TESTS,
    ),
    Sabotage(
        name="a hint comes that was being counted as its hand closed",
        file=HINTS,
        old="    if (count === this.count) this.show(choices);\n",
        new="    this.show(choices);\n",
        step=Step.PAGE,
        tests=HINT_TESTS,
    ),
    Sabotage(
        name="what a hint points at is chosen before anybody wants it",
        file="web/src/table/hinted.ts",
        old="if (pointed?.taken) choose(pointed.action);",
        new="if (pointed) choose(pointed.action);",
        step=Step.PAGE,
        tests=("web/src/table/choice.test.tsx",),
    ),
    Sabotage(
        name="two things may be done at once",
        file="web/src/table/one-at-a-time.ts",
        old="if (!this.underWay) await this.run(task);",
        new="await this.run(task);",
        step=Step.PAGE,
        tests=SESSION_TESTS,
    ),
    Sabotage(
        name="nothing shields what comes under the second tap of a double tap",
        file="web/src/device/double-tap.ts",
        old="if (ms > 0) shield(box, x, y, control",
        new="if (ms < 0) shield(box, x, y, control",
        step=Step.PAGE,
        tests=("web/src/device/double-tap.test.ts",),
    ),
)

SAVES = (
    Sabotage(
        name="an action shows before it is stored",
        file=SESSION,
        old="await records.append(this.id,",
        new="void records.append(this.id,",
        step=Step.PAGE,
        tests=SESSION_TESTS,
    ),
)

SITE = (
    Sabotage(
        name="the service worker serves a file without looking at its hash",
        file="web/src/device/precache.ts",
        old="return entry.integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;",
        new="return hash.length > 0;",
        step=Step.PAGE,
        tests=("web/src/device/precache.test.ts",),
    ),
    Sabotage(
        name="a worker is started straight from the network",
        file="web/src/engine/own-scripts.ts",
        old="policy.createScriptURL(importerOf(ownScript(new URL(script, document.baseURI).href)))",
        new="policy.createScriptURL(ownScript(new URL(script, document.baseURI).href))",
        step=Step.PAGE,
        tests=("web/src/engine/own-scripts.test.ts",),
    ),
    Sabotage(
        name="a worker that was started straight from the network runs",
        file="web/src/engine/under-policy.ts",
        old='location.protocol !== "blob:"',
        new='location.protocol === "data:"',
        step=Step.E2E,
        tests=("e2e/test_policy.py::test_the_workers_script_runs_under_the_policy_only",),
    ),
    Sabotage(
        name="the policy allows inline scripts and the evaluation of text",
        file="web/index.html",
        old="script-src 'self' 'wasm-unsafe-eval'",
        new="script-src 'self' 'unsafe-inline' 'unsafe-eval'",
        step=Step.E2E,
        tests=("e2e/test_policy.py::test_the_policy_is_this_one_word_for_word",),
    ),
    Sabotage(
        name="the page shows matches in another site's frame",
        file="web/src/main.tsx",
        old="if (isInForeignFrame())",
        new="if (isInForeignFrame() && !document.baseURI)",
        step=Step.E2E,
        tests=("e2e/test_policy.py::test_in_the_frame_of_another_site_there_is_a_notice_and_no_match",),
    ),
    Sabotage(
        name="a sentence is missing in Japanese",
        file="web/src/table/ja.ftl",
        old="undo-seen",
        new="undo-saw",
        step=Step.PAGE,
        tests=("web/src/i18n/messages.test.ts",),
    ),
)

SECRETS = (
    Sabotage(
        name="from log entry 12 on a card that is still hidden stands in an attribute",
        file=PLAY,
        old="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n",
        new="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n"
        "      data-deal={stage.view.log.length < 12 ? undefined : JSON.stringify(saveOf(session.id)?.deal)}\n",
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
    Sabotage(
        name="what a hand may do stands in an attribute after it has closed",
        file=PLAY,
        old="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n",
        new="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n"
        "      data-legal={JSON.stringify(\n"
        "        Object.assign(session, stage.at === 'open' ? { held: stage.legal } : {})['held' as 'id'],\n"
        "      )}\n",
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
    Sabotage(
        name="for how long a timer runs depends on the deal",
        file=PLAY,
        old="  const stage = session.stage.value;\n  if (!save ||",
        new="  useEffect(() => {\n"
        "    let rest = 0;\n"
        "    for (const letter of JSON.stringify(save?.deal)) rest = (31 * rest + letter.charCodeAt(0)) % 997;\n"
        "    setTimeout(() => session.forgetRefusal(), rest);\n"
        "  }, [save, session]);\n"
        "  const stage = session.stage.value;\n  if (!save ||",
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
)

AFTER = (
    Sabotage(
        name="a match opens to be gone through before it is over",
        file=OPENING,
        old='  if (!over) return { at: "unfinished" };\n',
        new="",
        step=Step.PAGE,
        tests=("web/src/review/opening.test.ts",),
    ),
    Sabotage(
        name="a copy opens the hands of a match that is still played",
        file=OPENING,
        old="  const running = runningOn(save, id);\n",
        new="  const running = id ? null : runningOn(save, id);\n",
        step=Step.PAGE,
        tests=("web/src/review/opening.test.ts",),
    ),
    Sabotage(
        name="a link opens the hands of the deal that came by another and is still played",
        file="web/src/saves/same-deal.ts",
        old="origin === null || origin.id === LINKED",
        new="origin === null",
        step=Step.PAGE,
        tests=("web/src/saves/same-deal.test.ts",),
    ),
    Sabotage(
        name="a match of a deal that came by a link counts",
        file="web/src/saves/records.ts",
        old="branch(save, rules, machines, byLink(0))",
        new="create(save, rules, machines)",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="matches with machines count",
        file="web/src/saves/book.ts",
        old="result !== null && !isWhatIf && machines.length === 0 &&",
        new="result !== null && !isWhatIf && machines.length >= 0 &&",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="a book is stored that is not read again",
        file="web/src/saves/book.ts",
        old="checked(stored(alter(toBook(value))))",
        new="stored(alter(toBook(value)))",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="a file makes two people one who have met",
        file="web/src/saves/aliases.ts",
        old="one === other || haveMet(one, other)",
        new="one === other",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="two names of one person at a table are that person twice",
        file="web/src/saves/aliases.ts",
        old="sitsTwice(person) ? (names[seat] ?? person) : person",
        new="sitsTwice(person) ? person : person",
        step=Step.PAGE,
        tests=("web/src/book/totals.test.ts",),
    ),
    Sabotage(
        name="a day whose match was deleted is begun anew, and counts",
        file="web/src/saves/days.ts",
        old="  if (wasBegun(day)) return practise(day, table);\n",
        new="",
        step=Step.PAGE,
        tests=("web/src/saves/days.test.ts",),
    ),
)

SABOTAGES = (*HANDS, *SAVES, *SITE, *SECRETS, *AFTER)
