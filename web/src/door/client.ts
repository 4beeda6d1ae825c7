// The door's requests with their answers' types.
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { EngineFault } from "../engine/engine";
import type { Acted, Allowed, Catalog, DoorRequest, Legal, Refused, Save, Status, Thought } from "./door";
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

/** Deal a new match and return its save; the match itself is opened from that like any other. */
export async function newSave(game: string, names: readonly string[], options: Save["options"]): Promise<Save> {
  const seats = names.map((name) => ({ name }));
  const [status] = (await ask({ op: "new", game, seats, options, seed: newSeed() })) as [Status];
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

/** Carry an action out; the answer to one that is accepted holds what the same seat sees, if it is to act again. */
export const act = async (match: string, action: Action): Promise<Acted | Refused> =>
  (await ask({ op: "act", match, action, look: MOST_ACTIONS }))[0] as Acted | Refused;

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

/** What `seat` may see, and what it may do; what everybody may, where it is null. */
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

export type { Thought };

/** What a machine of `level` does at `seat` after a look at the match's time `at`: it is shown the seat's view alone. */
export async function think(match: string, seat: number, level: string, at: number): Promise<Thought> {
  const [view] = (await ask({ op: "view", match, seat })) as [Readonly<Record<string, unknown>>];
  return (await ask({ op: "think", view, level, at }))[0] as Thought;
}
