// An engine of a few lines under a match at the table: seats take turns at playing, with a `draw` before it. A seat
// that `wins` with a play ends a trick and leads to the next; one that `finds` a card has it in its hand, where no
// other sees it; a card that `shows` is new to all; the rules refuse a `wrong` one, and know no `impossible` one. Tests replace the door's client by
// it. It has several matches, like the engine.
import { vi } from "vitest";
import { gated } from "../../testing/gated";
import type * as Client from "../door/client";
import type { Acted, BaseView, Refused, Save, Status } from "../door/door";
import { type Known, knownTo, whole } from "../door/known";

const SEATS = 3;
/** Cards to be played until a match is over. */
export const LAST = 6;

export const PLAY = { do: "play", card: "R1" };
export const DRAW = { do: "draw" };
export const SAVE: Save = {
  format: 1,
  game: "a_game",
  options: {},
  seats: [{ name: "Aki" }, { name: "Ben" }, { name: "Chie" }],
  deal: {},
  log: [],
};
export const refusal = { clause: "a_game 2.3", code: "must_follow", params: {} };

type Log = Save["log"];

export class DoorError extends Error {
  constructor(
    readonly code: string,
    message: string,
    readonly entry: number | null = null,
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

/** The seat to act after a log; undefined once it is over. */
export function actorAfter(log: Log): number | undefined {
  const plays = log.filter((entry) => entry.do === "play");
  const passed = plays.filter((entry) => !entry.wins);
  return plays.length >= LAST ? undefined : passed.length % SEATS;
}

const hasActed = (log: Log, index: number, seat: number | null) => actorAfter(log.slice(0, index)) === seat;

/** The entry as a seat may see it. */
function shownTo(seat: number | null, log: Log, index: number): Log[number] {
  const { finds, ...open } = log[index] as Log[number];
  return hasActed(log, index, seat) && finds !== undefined ? { ...open, finds } : open;
}

/** The engine's side: every answer waits for its turn while a gate is shut. */
export const engine = {
  matches: new Map<string, Log>(),
  /** Number of loaded matches. */
  loaded: 0,
  closed: [] as string[],
  /** Number of entries that can't be undone, of any kind. */
  kept: 0,
  ...gated(),

  reset(): void {
    Object.assign(engine, { loaded: 0, closed: [], kept: 0, fault: null, gate: Promise.resolve() });
    engine.matches.clear();
  },

  /** The log of a match, of the one loaded last where none is named. */
  log(match?: string): Log {
    const log = engine.matches.get(match ?? `m${engine.loaded}`);
    if (!log) throw new DoorError("unknown_match", `no match ${match}`);
    return log;
  },

  status(match?: string): Status {
    const log = engine.log(match);
    const actor = actorAfter(log);
    const over = actor === undefined;
    return {
      match: match ?? `m${engine.loaded}`,
      game: "a_game",
      to_act: over ? [] : [actor],
      phase: "play",
      over,
      scores: [0, 0, 0],
      winners: over ? [0] : [],
      log_length: log.length,
      undoable: log.length > engine.kept && log.at(-1)?.seen !== true,
    };
  },
};

function viewOf(match: string, seat: number | null, known: Known = []): BaseView {
  const log = engine.log(match);
  const shown = log.map((_, index) => shownTo(seat, log, index));
  const tricks = log.flatMap((entry, index) => (entry.wins ? [{ number: index, log_end: index + 1 }] : []));
  const hand = shown.flatMap(({ finds }) => finds ?? []);
  const { to_act } = engine.status(match);
  const { known: since } = knownTo([seat], known);
  const news = since === undefined ? {} : { log: shown.slice(since), log_since: since };
  const view = { seat, log: shown, log_start: 0, to_act, tricks, hand, scores: [0, 0, 0], seats: [], ...news };
  return whole(view as unknown as BaseView, known);
}

const sightFor = (match: string, seat: number | null, known: Known) => ({
  view: viewOf(match, seat, known),
  actions: [{ do: "play" }],
  complete: true,
});

const sightOf: typeof Client.sightOf = (view, { actions, complete }) =>
  ({ view, legal: actions, complete }) as unknown as ReturnType<typeof Client.sightOf<never>>;

/** An actor sees more than everyone if it continues, or has found something; no one sees a bot's hand. */
function act(match: string, action: Client.Action, eyes: Client.ActEyes, known: Known = []): Acted | Refused {
  if (action.card === "wrong") return { ok: false, refusal } as Refused;
  if (action.card === "impossible") throw new DoorError("bad_action", "no such card");
  const [actor] = engine.status(match).to_act;
  engine.matches.set(match, [...engine.log(match), { ...action }]);
  const status = engine.status(match);
  const isPrivate = action.finds !== undefined && !status.over;
  const hasSight = eyes === "seat" && (status.over || isPrivate || status.to_act[0] === actor);
  return {
    ok: true,
    ...status,
    entry: { ...action },
    private: isPrivate,
    learned: action.shows ? [...Array(SEATS).keys()] : [],
    table: viewOf(match, null, known),
    ...(hasSight && { sight: sightFor(match, status.over ? null : (actor ?? null), known) }),
  } as unknown as Acted;
}

/** The entry that the rules refuse, wherever it is. */
export const WRONG = { do: "wrong" };

function load(save: Save): Status {
  const entry = save.log.findIndex((each) => each.do === WRONG.do);
  if (entry >= 0) throw new DoorError("bad_save", `entry ${entry} breaks 2.3`, entry, "2.3");
  engine.loaded += 1;
  engine.matches.set(`m${engine.loaded}`, [...save.log]);
  return engine.status();
}

function undo(match: string, steps: number): Status {
  engine.matches.set(match, engine.log(match).slice(0, -steps));
  return engine.status(match);
}

/** In the place of the door's client. */
export const client = {
  DoorError,
  sightOf,
  /** The version of today's rules. */
  rulesOf: () => 2,
  newMatch: (game: string, names: readonly string[], options: Save["options"]) =>
    engine.answer(() => {
      const save = { ...SAVE, game, options, seats: names.map((name) => ({ name })) };
      const status = load(save);
      return { save, status, table: viewOf(status.match, null) };
    }),
  loadMatch: vi.fn((save: Save) => engine.answer(() => load(save))),
  viewOf: (match: string, seat: number | null, known?: Known) => engine.answer(() => viewOf(match, seat, known)),
  look: (match: string, seat: number, known: Known = []) =>
    engine.answer(() => sightOf(viewOf(match, seat, known), sightFor(match, seat, known) as never)),
  act: (match: string, action: Client.Action, eyes: Client.ActEyes, known?: Known) =>
    engine.answer(() => act(match, action, eyes, known)),
  check: (_: string, { card }: Client.Action) =>
    engine.answer(() => (card === "wrong" ? { ok: false, refusal } : { ok: true })),
  undo: vi.fn((match: string, steps: number) => engine.answer(() => undo(match, steps))),
  closeMatch: (match: string) =>
    engine.answer(() => {
      engine.matches.delete(match);
      engine.closed.push(match);
    }),
};
