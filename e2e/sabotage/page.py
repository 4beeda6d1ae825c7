"""Sabotages of the page's shared parts."""

from __future__ import annotations

from e2e.sabotage.kinds import Sabotage, Step

PLAY = "web/src/screens/Play.tsx"
PRESS = "web/src/device/press.ts"
TURNS = "web/src/match/turns.ts"
SHOWING = "web/src/match/showing.ts"
GATE_TESTS = ("web/src/match/gate.test.ts",)
TURN_TESTS = ("web/src/match/turns.test.ts",)
HINTS = "web/src/match/hints.ts"
HINT_TESTS = ("web/src/match/hints.test.ts",)
BOT_TESTS = ("web/src/match/bot-turns.test.ts",)
KEPT = "web/src/saves/kept-match.ts"
KEPT_TESTS = ("web/src/saves/kept-match.test.ts",)
MATCHES_TESTS = ("web/src/saves/matches.test.ts",)
OPENING = "web/src/review/opening.ts"
BOOK = "web/src/book/book.ts"
OPENED = "web/src/saves/opened.ts"
OPENED_TESTS = ("web/src/saves/opened.test.ts",)
BOOK_TESTS = ("web/src/book/book.test.ts",)


def left_out(name: str, file: str, text: str, tests: tuple[str, ...]) -> Sabotage:
    """Return the sabotage that leaves ``text`` out."""
    return Sabotage(name=name, file=file, old=text, new="", step=Step.PAGE, tests=tests)


HANDS = (
    left_out(
        "a key that is held down opens a hand",
        file=PRESS,
        text="    if (isKey(event) && event.repeat) return;\n",
        tests=GATE_TESTS,
    ),
    Sabotage(
        name="a finger that has slid off its button continues to open a hand",
        file=PRESS,
        old="onMove: ({ at }) => isWithin(box, at) || this.spoil(),",
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
        file=SHOWING,
        old="if (!epoch.aborted) this.lay(seat, since, sight);",
        new="this.lay(seat, since, sight);",
        step=Step.PAGE,
        tests=TURN_TESTS,
    ),
    Sabotage(
        name="no hand closes when the page comes back from the back/forward cache",
        file="web/src/device/listen.ts",
        old='["blur", "pagehide", "pageshow"]',
        new='["blur", "pagehide"]',
        step=Step.PAGE,
        tests=("web/src/device/listen.test.ts",),
    ),
    left_out(
        "a hand stays open until the engine has answered",
        file=SHOWING,
        text="    else if (view) this.shut(null);\n",
        tests=TURN_TESTS,
    ),
    Sabotage(
        name="why an action was refused is told to the next seat as well",
        file=TURNS,
        old="    this.forgetRefusal();\n    this.showing.conceal();",
        new="    this.showing.conceal();",
        step=Step.PAGE,
        tests=TURN_TESTS,
    ),
    left_out(
        "taking back is offered after the next seat has opened",
        file=SHOWING,
        text="    if (this.undo.value.seat !== seat) this.undo.value = NOTHING_TO_UNDO;\n",
        tests=TURN_TESTS,
    ),
    Sabotage(
        name="a person may act for a machine that is to act",
        file=SHOWING,
        old="{ seat: null, next: seat }",
        new="{ seat, next: seat }",
        step=Step.PAGE,
        tests=BOT_TESTS,
    ),
    Sabotage(
        name="the engine that thinks is told which match it thinks about",
        file="web/src/door/thinker.ts",
        old="{ match: _, ...view }: BaseView,",
        new="view: BaseView,",
        step=Step.PAGE,
        tests=("web/src/door/thinker.test.ts",),
    ),
    left_out(
        "a machine acts upon what it thought before something was taken back",
        file="web/src/match/bot-turns.ts",
        text="    if (epoch.aborted) return;\n",
        tests=BOT_TESTS,
    ),
    left_out(
        "a hint that nobody is shown counts",
        file=HINTS,
        text="    if (epoch.aborted) return;\n",
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
    left_out(
        "a hint of one hand is told to the next",
        file=HINTS,
        text="    this.told = null;\n",
        tests=HINT_TESTS,
    ),
    Sabotage(
        name="a hint comes that was being counted as its hand closed",
        file=HINTS,
        old="    else if (!epoch.aborted) this.show(choices);\n",
        new="    else this.show(choices);\n",
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
        file="web/src/match/one-at-a-time.ts",
        old="if (!this.underWay) await this.run(task);",
        new="await this.run(task);",
        step=Step.PAGE,
        tests=TURN_TESTS,
    ),
    Sabotage(
        name="the focus moves before the paint, and has the table laid out once more",
        file="web/src/table/AtTable.tsx",
        old="const callOff = afterPaint(() => {",
        new="const callOff = ((now: () => void) => (now(), () => undefined))(() => {",
        step=Step.E2E,
        tests=("e2e/test_layouts.py",),
    ),
    Sabotage(
        name="a hand closes before its owner's action is there, which is one more drawing",
        file=TURNS,
        old="const slow = setTimeout(close, SLOW_MS);",
        new="const slow = setTimeout(close); close();",
        step=Step.E2E,
        tests=("e2e/test_layouts.py",),
    ),
    Sabotage(
        name="a play comes from where it lay in the hand that closes",
        file="web/src/table/AtTable.tsx",
        old="this.motion?.remember(closes);",
        new="this.motion?.remember();",
        step=Step.E2E,
        tests=("e2e/test_motion.py",),
    ),
    Sabotage(
        name="nothing shields what comes under the second tap of a double tap",
        file="web/src/device/double-tap.ts",
        old="if (ms > 0) shielded.push(",
        new="if (ms < 0) shielded.push(",
        step=Step.PAGE,
        tests=("web/src/device/double-tap.test.ts",),
    ),
)

SAVES = (
    Sabotage(
        name="an action shows before it is stored",
        file="web/src/match/controller.ts",
        old="if (answer.ok) await this.asked(this.append(answer, seat));",
        new="if (answer.ok) void this.append(answer, seat);",
        step=Step.PAGE,
        tests=TURN_TESTS,
    ),
    left_out(
        "an action is stored over what another tab has done",
        file=KEPT,
        text="    if (this.isOther(stored)) throw new Overwritten(stored.id);\n",
        tests=KEPT_TESTS,
    ),
    Sabotage(
        name="without a database an action is stored over another tab's",
        file=KEPT,
        old="if (isDeleted || (other && isOtherLog(other, match))) throw",
        new="if (isDeleted) throw",
        step=Step.PAGE,
        tests=KEPT_TESTS,
    ),
    Sabotage(
        name="of an outage only the last action is stored",
        file=KEPT,
        old="common: Math.min(base.common, step.keep ?? base.common)",
        new="common: next.log.length",
        step=Step.PAGE,
        tests=KEPT_TESTS,
    ),
    left_out(
        "a handle that throws is kept",
        file="web/src/saves/database.ts",
        text="  if (opening === handle) opening = null;\n",
        tests=("web/src/saves/database.test.ts",),
    ),
    left_out(
        "a transaction that hangs is left to land late",
        file="web/src/saves/database.ts",
        text="      if (transaction) abort(transaction); // so that it can't be done later\n",
        tests=("web/src/saves/database.test.ts",),
    ),
    Sabotage(
        name="local storage is believed whatever the rules say",
        file="web/src/saves/matches.ts",
        old="if (local && common !== null && (await replays(local)))",
        new="if (local && common !== null)",
        step=Step.PAGE,
        tests=MATCHES_TESTS,
    ),
    left_out(
        "local storage brings a finished match's course back",
        file="web/src/saves/matches.ts",
        text=" && !stored.head.over",
        tests=MATCHES_TESTS,
    ),
)

SITE = (
    Sabotage(
        name="the service worker serves a file without looking at its hash",
        file="web/src/device/precache.ts",
        old="return entry.integrity === `sha256-${await hashOf(body)}`;",
        new="return (await hashOf(body)).length > 0;",
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
        file="static/_headers",
        old="'wasm-unsafe-eval'; worker-src",
        new="'wasm-unsafe-eval' 'unsafe-inline' 'unsafe-eval'; worker-src",
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
        name="a request to the host names a card that is still hidden",
        file=PLAY,
        old='  const stage = match.stage.value;\n  if (stage.at === "unreadable")',
        new="  useEffect(() => {\n"
        "    if (stage.at === 'table') void fetch(`./?${JSON.stringify(controller.match?.deal)}`);\n"
        "  }, [match, match.stage.value.at]);\n"
        '  const stage = match.stage.value;\n  if (stage.at === "unreadable")',
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
    Sabotage(
        name="an action that is sent to the engine has the deal with it",
        file="web/src/match/controller.ts",
        old="await this.asked(door.act(this.key, action, eyes, known))",
        new="await this.asked(door.act(this.key, { ...action, of: this.match?.deal }, eyes, known))",
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
    Sabotage(
        name="from log entry 12 on a card that is still hidden stands in an attribute",
        file=PLAY,
        old="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n",
        new="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n"
        "      data-deal={stage.view.log.length < 12 ? undefined : JSON.stringify(match.controller.match?.deal)}\n",
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
    Sabotage(
        name="what a hand may do stands in an attribute after it has closed",
        file=PLAY,
        old="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n",
        new="      data-stage={stage.at}\n      data-at={logEnd(stage.view)}\n"
        "      data-legal={JSON.stringify(\n"
        "        Object.assign(match, stage.at === 'open' ? { held: stage.legal } : {})['held' as 'id'],\n"
        "      )}\n",
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
    Sabotage(
        name="for how long a timer runs depends on the deal",
        file=PLAY,
        old='  const stage = match.stage.value;\n  if (stage.at === "unreadable")',
        new="  useEffect(() => {\n"
        "    let rest = 0;\n"
        "    const deal = JSON.stringify(controller.match?.deal ?? null);\n"
        "    for (const letter of deal) rest = (31 * rest + letter.charCodeAt(0)) % 997;\n"
        "    setTimeout(() => match.forgetRefusal(), rest);\n"
        "  }, [match, match.stage.value.at]);\n"
        '  const stage = match.stage.value;\n  if (stage.at === "unreadable")',
        step=Step.E2E,
        tests=("e2e/test_secrecy.py::test_hidden_cards_leave_no_trace_in_the_page",),
    ),
)

AFTER = (
    left_out(
        "a match opens to be gone through before it is over",
        file=OPENING,
        text='  if (!over) return { at: "unfinished" };\n',
        tests=("web/src/review/opening.test.ts",),
    ),
    Sabotage(
        name="a link opens the hands of a match that is still played without a question",
        file=OPENING,
        old="await runningOn(dealt, match?.head.id ?? null)",
        new="match && (await runningOn(dealt, match.head.id))",
        step=Step.PAGE,
        tests=("web/src/review/opening.test.ts",),
    ),
    Sabotage(
        name="a link opens the hands of the deal that came by another and is still played",
        file=OPENED,
        old="origin === null || origin.id === LINKED",
        new="origin === null",
        step=Step.PAGE,
        tests=OPENED_TESTS,
    ),
    left_out(
        "a match counts whose deal was gone through before it ended",
        file=OPENING,
        text='  if (want !== "outcome") await openDeal(dealt);\n',
        tests=("web/src/review/opening.test.ts",),
    ),
    left_out(
        "the copy of a match shows its end, and the match counts",
        file="web/src/match/controller.ts",
        text="    if (answer.over) await this.openDeal();\n",
        tests=("web/src/match/controller.test.ts",),
    ),
    Sabotage(
        name="a clock that was set back lets a match count whose deal was opened",
        file="web/src/match/controller.ts",
        old="Math.max(now, opened.value.get(old.dealt) ?? 0)",
        new="now",
        step=Step.PAGE,
        tests=("web/src/match/controller.test.ts",),
    ),
    Sabotage(
        name="going through a match takes its own result away",
        file=OPENED,
        old="head.touched + 1",
        new="head.touched",
        step=Step.PAGE,
        tests=OPENED_TESTS,
    ),
    left_out(
        "somebody sees a machine's hand, and the match counts",
        file=TURNS,
        text="      await this.controller.openDeal();\n",
        tests=("web/src/match/bot-turns.test.ts",),
    ),
    Sabotage(
        name="a deal that the same people have ended twice counts twice",
        file="web/src/book/listed.ts",
        old="    sittingKey,\n",
        new="    ({ print }) => print,\n",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="an evening counts copies of a match",
        file="web/src/book/evening.ts",
        old="firstOnes(resultsOf(matches.value))",
        new="resultsOf(matches.value)",
        step=Step.PAGE,
        tests=("web/src/book/evening.test.ts",),
    ),
    Sabotage(
        name="a file is taken in a second time",
        file="web/src/match/take-in.ts",
        old="else if (await here.has(read)) counts.known += 1;",
        new="",
        step=Step.PAGE,
        tests=("web/src/match/begin.test.ts",),
    ),
    Sabotage(
        name="a tab that takes a match over misses what the other one stores meanwhile",
        file="web/src/match/controller.ts",
        old="!epoch.aborted && (await kept.isBehind())",
        new="false",
        step=Step.PAGE,
        tests=("web/src/match/controller.test.ts",),
    ),
    Sabotage(
        name="a match of a deal that came by a link counts",
        file="web/src/match/begin.ts",
        old="branch(save, byLink(0), changes)",
        new="begin(save, changes)",
        step=Step.PAGE,
        tests=("web/src/match/begin.test.ts",),
    ),
    Sabotage(
        name="matches with machines count",
        file=BOOK,
        old="bots.every((bot) => bot === null)",
        new="bots.length > 0",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="a book is stored that is not read again",
        file=BOOK,
        old="checked(stored(alter(toBook(value))))",
        new="stored(alter(toBook(value)))",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="a file makes two people one who have met",
        file="web/src/book/aliases.ts",
        old="isOne(one, other) || haveMet(one, other)",
        new="isOne(one, other)",
        step=Step.PAGE,
        tests=BOOK_TESTS,
    ),
    Sabotage(
        name="two names of one person at a table are that person twice",
        file="web/src/book/aliases.ts",
        old="sitsTwice(keys[seat]) ? (names[seat] ?? person) : person",
        new="sitsTwice(keys[seat]) ? person : person",
        step=Step.PAGE,
        tests=("web/src/book/totals.test.ts",),
    ),
    left_out(
        "a day whose match was deleted begins again, and counts",
        file="web/src/day/days.ts",
        text="wasBegun(day) || ",
        tests=("web/src/day/days.test.ts",),
    ),
    left_out(
        "a day counts whose deal was opened before",
        file="web/src/day/days.ts",
        text=" || (await wasOpened(dealtOf(table.dealt.save)))",
        tests=("web/src/day/days.test.ts",),
    ),
    left_out(
        "a day counts whose deal was opened while it was played",
        file="web/src/day/day-book.ts",
        text=" || isOpened(head)",
        tests=("web/src/day/days.test.ts",),
    ),
)

NUMBERING = "web/src/hand/numbering.ts"
NUMBERING_TESTS = ("web/src/hand/numbering.test.ts",)
PHONE_TESTS = "e2e/test_phone.py"

ON_PHONES = (
    Sabotage(
        name="the numbers of a hand's cards are in the cards' order",
        file=NUMBERING,
        old="left.splice(draw(left.length), 1)",
        new="left.splice(0, 1)",
        step=Step.PAGE,
        tests=NUMBERING_TESTS,
    ),
    left_out(
        "cards keep their numbers after everyone has seen the choice of a hand",
        file=NUMBERING,
        text="  if (since.some((entry) => ends(entry, seat))) return false;\n",
        tests=NUMBERING_TESTS,
    ),
    Sabotage(
        name="a card that returns to the hand keeps the number that everyone has seen",
        file=NUMBERING,
        old="now.has(card) !== laid.has(card)",
        new="now.has(card) || laid.has(card)",
        step=Step.PAGE,
        tests=NUMBERING_TESTS,
    ),
    left_out(
        "a hand's text with a wrong checksum is read",
        file="web/src/hand/code.ts",
        text=" || check !== toSigns(toBits(crcOf(body, CHECK_BITS), CHECK_BITS))",
        tests=("web/src/hand/code.test.ts",),
    ),
    left_out(
        "stored numbers of cards are used although two cards have the same",
        file=NUMBERING,
        text="  if (!areNumbers(Object.values(numbers))) return false; // damaged in the storage\n",
        tests=NUMBERING_TESTS,
    ),
    left_out(
        "an older code takes the place of a newer one",
        file="web/src/phone/kept.ts",
        text="  if (before && isOlder(code.numbering, before.code.numbering)) return hand;\n",
        tests=("web/src/phone/kept.test.ts",),
    ),
    Sabotage(
        name="the next player of a shared phone gets the curtain of the last one's hand",
        file="web/src/phone/state.ts",
        old="if (isOpen.value) asked.value = shared();",
        new="asked.value = [];",
        step=Step.PAGE,
        tests=("web/src/phone/state.test.ts",),
    ),
    Sabotage(
        name="opening the code of a hand leaves no trace",
        file="web/src/match/turns.ts",
        old="Number(each === seat)",
        new="Number(each < 0)",
        step=Step.PAGE,
        tests=("web/src/match/phones.test.ts",),
    ),
    Sabotage(
        name="a phone never deletes a hand",
        file="web/src/phone/kept.ts",
        old="!(now - at < DAY_MS)",
        new="!Number.isFinite(now - at)",
        step=Step.PAGE,
        tests=("web/src/phone/kept.test.ts",),
    ),
    Sabotage(
        name="a hand's text stays in the phone's address",
        file="web/src/phone/main.tsx",
        old='location.href.replace(/#.*/s, "")',
        new="location.href",
        step=Step.E2E,
        tests=(PHONE_TESTS,),
        only="address",
    ),
    left_out(
        "a phone shows a stored answer that came after a redirect, which browsers refuse",
        "web/src/device/precache.ts",
        "if (response?.redirected) return false;",
        ("web/src/phone/sw.test.ts",),
    ),
    Sabotage(
        name="another copy's service worker is taken for the page's own",
        file="web/src/engine/repair.ts",
        old='return worker?.scriptURL === new URL("sw.js", document.baseURI).href ? worker : null;',
        new="return worker ?? null;",
        step=Step.PAGE,
        tests=("web/src/device/service-worker.test.ts",),
    ),
    Sabotage(
        name="a hand on a phone stays open when the page is left",
        file="web/src/phone/Page.tsx",
        old="useEffect(() => watchAbsence(cover), []);",
        new="useEffect(() => watchAbsence(() => undefined), []);",
        step=Step.E2E,
        tests=(PHONE_TESTS,),
        only="out_of_sight",
    ),
)

SABOTAGES = (*HANDS, *SAVES, *SITE, *SECRETS, *AFTER, *ON_PHONES)
