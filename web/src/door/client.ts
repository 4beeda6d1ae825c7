// The door's requests with their answers' types.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { EngineFault } from "../engine/engine";
import type {
  Acted,
  Allowed,
  BaseView,
  Catalog,
  DoorRequest,
  Legal,
  Link,
  Linked,
  Refused,
  Save,
  Status,
} from "./door";
import { engine } from "./engine";

/** An answer of the door that says the request was wrong. */
export class DoorError extends Error {
  constructor(
    readonly code: string,
    message: string,
    /** The log entry of a save that the rules refuse. */
    readonly entry: number | null,
  ) {
    super(message);
  }
}

interface ErrorAnswer {
  error?: { code: string; message: string; entry?: number };
}

const faultOf = ({ code, message, entry }: NonNullable<ErrorAnswer["error"]>) =>
  new DoorError(code, message, entry ?? null);

/** Ask several requests in one round trip; an error in any of them is thrown. */
async function ask(...requests: DoorRequest[]): Promise<unknown[]> {
  const answers = await engine.ask(requests);
  for (const answer of answers as ErrorAnswer[]) {
    if (answer.error) throw faultOf(answer.error);
  }
  return answers;
}

export const catalog = signal<Catalog | null>(null);

/** A game's cards by name, as the catalogue has them; none before it has come. */
export const cardsOf = <Card>(game: string): ReadonlySignal<ReadonlyMap<string, Card>> =>
  computed(() => {
    const cards = catalog.value?.games.find(({ id }) => id === game)?.cards ?? [];
    return new Map(cards.map((card) => [String(card.id), card as Card]));
  });

/** The catalogue as the build wrote it down, for whoever wants to see cards before the engine is there. */
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
export const rulesOf = (game: string): number => catalog.value?.games.find(({ id }) => id === game)?.rules ?? 1;

/**
 * Deal a new match and return its save; the match itself is opened from that like any other. Seat `start` begins, or
 * whichever chance takes. With a `seed` everybody is dealt the same.
 */
export async function newSave(
  game: string,
  names: readonly string[],
  options: Save["options"],
  { start, seed = newSeed() }: { readonly start?: number | undefined; readonly seed?: number } = {},
): Promise<Save> {
  const seats = names.map((name) => ({ name }));
  const deal = { op: "new", game, seats, options, seed } as const;
  const [status] = (await ask(start === undefined ? deal : { ...deal, start })) as [Status];
  const [save] = await ask({ op: "save", match: status.match }, { op: "close", match: status.match });
  return save as Save;
}

export const loadMatch = async (save: Save): Promise<Status> => (await ask({ op: "load", save }))[0] as Status;

export const closeMatch = async (match: string): Promise<void> => {
  await ask({ op: "close", match });
};

/** No table lists more than these: whoever chooses among so many builds the action card by card. */
const MOST_ACTIONS = 1000;

export type Action = Readonly<Record<string, unknown>> & { readonly do: string };

/** Carry an action out; the answer to one that is accepted holds what everybody sees, and what the seat does, if it may. */
export const act = async (match: string, action: Action): Promise<Acted | Refused> =>
  (await ask({ op: "act", match, action, look: MOST_ACTIONS }))[0] as Acted | Refused;

/** Carry an action out for a seat that nobody looks at: the answer holds what everybody sees, and no hand. */
export async function actUnseen(match: string, action: Action): Promise<Acted | Refused> {
  const [answer, table] = await ask({ op: "act", match, action }, { op: "view", match, seat: null });
  const done = answer as Acted | Refused;
  return done.ok ? { ...done, table: table as BaseView } : done;
}

export const check = async (match: string, action: Action): Promise<Allowed | Refused> =>
  (await ask({ op: "check", match, action }))[0] as Allowed | Refused;

export const undo = async (match: string): Promise<Status> => (await ask({ op: "undo", match }))[0] as Status;

/** What a seat may see and do; `complete` is false where `legal` stops before the last of very many. */
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

/** What `seat` may see. */
export const viewOf = async <View>(match: string, seat: number | null): Promise<View> =>
  (await ask({ op: "view", match, seat }))[0] as View;

/** The table as everybody may see it. */
export const lookOn = <View>(match: string): Promise<View> => viewOf(match, null);

/** What `seat` may see, and what it may do; everybody, where it is null and all lies open. */
export async function look<View>(match: string, seat: number | null): Promise<Sight<View>> {
  const [view, legal] = await ask({ op: "view", match, seat }, { op: "legal", match, seat, limit: MOST_ACTIONS });
  return sightOf(view, legal as Legal);
}

/** Carry an action out and see everything that everybody may see and do after it, in one round trip. */
export async function actAndLook<View>(
  match: string,
  action: Action,
): Promise<{ answer: Acted | Refused; sight: Sight<View> }> {
  const requests: DoorRequest[] = [
    { op: "act", match, action },
    { op: "view", match, seat: null },
  ];
  const [answer, view, legal] = await ask(...requests, { op: "legal", match });
  return { answer: answer as Acted | Refused, sight: sightOf(view, legal as Legal) };
}

/** What each of `seats` sees at the end of a save, and how its match stands there. */
export async function lookInto<View>(
  save: Save,
  seats: readonly (number | null)[],
): Promise<{ status: Status; views: readonly View[] }> {
  const status = await loadMatch(save);
  const { match } = status;
  const looks = seats.map((seat): DoorRequest => ({ op: "view", match, seat }));
  const answers = await ask(...looks, { op: "close", match });
  return { status, views: answers.slice(0, -1) as View[] };
}

/** A finished match as a link's text, or its deal alone; with the players' names where they are wanted. */
export async function linkTo(save: Save, what: { readonly deal: boolean; readonly names: boolean }): Promise<string> {
  const { match } = await loadMatch(save);
  const [answer] = await ask({ op: "link", match, ...what }, { op: "close", match });
  return (answer as Link).link;
}

/** What a link's text leads to. */
export const readLink = async (link: string): Promise<Linked> => (await ask({ op: "read_link", link }))[0] as Linked;
