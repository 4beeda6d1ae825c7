// The door's requests with their answers' types.
import { EngineFault } from "../engine/faults";
import { catalog, entryOf } from "./catalog";
import type {
  Acted,
  ActionRequest,
  Allowed,
  BaseView,
  Catalog,
  Dealt,
  DoorRequest,
  Legal,
  Link,
  Linked,
  Refused,
  Save,
  Status,
  Views,
} from "./door";
import { engine } from "./engine";
import { type Known, knownTo, whole } from "./known";

/** An error answer of the door to a wrong request. */
export class DoorError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The log entry of a save that the rules refuse. */
    readonly entry: number | null,
    /** The number of the rules' clause that this entry breaks. */
    readonly clause: string | null = null,
  ) {
    super(message);
  }
}

interface ErrorAnswer {
  error?: { code: string; message: string; entry?: number; refusal?: { clause: string } };
}

const faultOf = ({ code, message, entry, refusal }: NonNullable<ErrorAnswer["error"]>) =>
  new DoorError(code, message, entry ?? null, refusal?.clause.split(" ").at(-1) ?? null);

/** Ask several requests in one round trip; an error in any of them is thrown. */
async function ask(...requests: DoorRequest[]): Promise<unknown[]> {
  const answers = await engine.ask(requests);
  for (const answer of answers as ErrorAnswer[]) {
    if (answer.error) throw faultOf(answer.error);
  }
  return answers;
}

/** Fetches the catalogue from the build, to show cards before the engine is ready. */
export async function fetchCatalog(): Promise<void> {
  if (catalog.peek()) return;
  const answer = await fetch(new URL("./catalog.json", import.meta.url));
  if (!answer.ok) throw new Error(`catalog.json: ${answer.status}`);
  const written = (await answer.json()) as Catalog;
  catalog.value ??= written;
}

/** Start the engine (again) and learn which games there are. */
export async function startEngine(again = false): Promise<void> {
  try {
    await (again ? engine.restart() : engine.start());
    catalog.value = (await ask({ op: "catalog" }))[0] as Catalog;
  } catch (fault) {
    if (!(fault instanceof EngineFault)) throw fault; // a fault of the engine shows in its state
  }
}

const MOST_SEED = 2 ** 53;

/** A seed from the browser's own randomness, never from a clock. */
function newSeed(): number {
  const [high = 0, low = 0] = crypto.getRandomValues(new Uint32Array(2));
  return (high * 2 ** 32 + low) % MOST_SEED;
}

/** The version of a game's rules. */
export const rulesOf = (game: string): number => entryOf(game)?.rules ?? 1;

/**
 * Deal a new match, which is open then, and return its save. Seat `start` begins, or a random one. With a `seed`
 * everyone gets the same deal.
 */
export async function newMatch(
  game: string,
  names: readonly string[],
  options: Save["options"],
  { start, seed = newSeed() }: { readonly start?: number | undefined; readonly seed?: number } = {},
): Promise<{ status: Status; save: Save; table: BaseView | undefined }> {
  const seats = names.map((name) => ({ name }));
  const deal = { op: "new", game, seats, options, seed, eyes: null } as const;
  const [dealt] = await ask(start === undefined ? deal : { ...deal, start });
  const { save, table, ...status } = dealt as Dealt;
  return { status, save, table };
}

export const loadMatch = async (save: Save): Promise<Status> => (await ask({ op: "load", save }))[0] as Status;

export const closeMatch = async (match: string): Promise<void> => {
  await ask({ op: "close", match });
};

/** Most actions in a table's list; beyond that the player builds the action card by card. */
const MOST_ACTIONS = 1000;

export type Action = Readonly<Record<string, unknown>> & { readonly do: string };

/** The sight that comes with an action: the acting seat's, if it needs one; a seat's; everyone's. */
export type ActEyes = Exclude<ActionRequest["eyes"], undefined>;

/**
 * Carry an action out; the answer to a legal one has everyone's view, and these eyes' sight. Everyone has one only in
 * real time: in turns no one looks at a hand. With `known` views the engine sends only new log entries; the `"seat"`
 * eyes use the view of the acting seat, if it is known.
 */
export async function act(match: string, action: Action, eyes: ActEyes, known: Known = []): Promise<Acted | Refused> {
  const seat = eyes === "seat" ? known.find((view) => view && view.seat !== null)?.seat : eyes;
  const request = { op: "act", match, action, look: MOST_ACTIONS, eyes, ...knownTo([null, seat], known) } as const;
  const [answer] = (await ask(request)) as [Acted | Refused];
  if (!answer.ok) return answer;
  const { table, sight } = answer;
  return {
    ...answer,
    ...(table && { table: whole(table, known) }),
    ...(sight && { sight: { ...sight, view: whole(sight.view, known) } }),
  };
}

export const check = async (match: string, action: Action): Promise<Allowed | Refused> =>
  (await ask({ op: "check", match, action }))[0] as Allowed | Refused;

/** Takes the last `steps` actions back. */
export const undo = async (match: string, steps = 1): Promise<Status> =>
  (await ask({ op: "undo", match, steps }))[0] as Status;

/** A seat's view and legal actions; `complete` is false if `legal` stops before the last of very many. */
export interface Sight<View> {
  readonly view: View;
  readonly legal: readonly Action[];
  readonly complete: boolean;
}

export const sightOf = <View>(view: unknown, { actions, complete }: Legal): Sight<View> => ({
  view: view as View,
  legal: actions as Action[],
  complete,
});

const viewRequest = (match: string, seat: number | null, known: Known) =>
  ({ op: "view", match, seat, ...knownTo([seat], known) }) as const;

/** Asks for the view of `seat`; with its `known` view the engine sends only the log's new entries. */
export async function viewOf<View extends BaseView>(
  match: string,
  seat: number | null,
  known: Known = [],
): Promise<View> {
  const [view] = (await ask(viewRequest(match, seat, known))) as [View];
  return whole(view, known);
}

/** The view and the legal actions of `seat`; everyone's if it is null and everything is open. */
export async function look<View extends BaseView>(
  match: string,
  seat: number | null,
  known: Known = [],
): Promise<Sight<View>> {
  const legal = { op: "legal", match, seat, limit: MOST_ACTIONS } as const;
  const [view, actions] = (await ask(viewRequest(match, seat, known), legal)) as [View, Legal];
  return sightOf(whole(view, known), actions);
}

/** The views of a save, a row per step. */
export interface Seen<View> {
  /** A view a seat. */
  readonly views: readonly (readonly View[])[];
  /** Every seat's own hand, where they were asked for. */
  readonly hands: readonly (readonly (readonly string[])[])[];
  /** The entries with which its deals begin. */
  readonly deals: readonly number[];
  /** The status of the full save. */
  readonly status: Status;
}

/** The views of `seats` at rising `steps` of a save, replayed once. The rules may refuse it, as by {@link loadMatch}. */
export async function views<View extends BaseView>(
  save: Save,
  seats: readonly (number | null)[],
  steps: readonly number[],
  hands = false,
): Promise<Seen<View>> {
  const [answer] = (await ask({ op: "views", save, seats, steps, log: false, hands })) as [Views];
  return { ...answer, views: withLogs(answer) as unknown as View[][], hands: answer.hands ?? [] };
}

/** The views with their logs, which come as the new entries since the step before. */
function withLogs({ views, logs = [] }: Views): BaseView[][] {
  const last: BaseView[] = [];
  return views.map((row, at) =>
    row.map((view, place) => {
      const { since = 0, entries = [] } = logs[at]?.[place] ?? {};
      const before = last[place];
      const kept = before?.log_start === view.log_start ? before.log.slice(0, since - view.log_start) : [];
      const whole = { ...view, log: [...kept, ...entries] };
      last[place] = whole;
      return whole;
    }),
  );
}

/** A finished match as a link's text, or its deal alone; with the players' names where they are wanted. */
export async function linkTo(save: Save, what: { readonly deal: boolean; readonly names: boolean }): Promise<string> {
  const { match } = await loadMatch(save);
  const [answer] = await ask({ op: "link", match, ...what }, { op: "close", match });
  return (answer as Link).link;
}

/** The content of a link's text. */
export const readLink = async (link: string): Promise<Linked> => (await ask({ op: "read_link", link }))[0] as Linked;
