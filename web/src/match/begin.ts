// Beginning a match: it is stored, and where the engine has just dealt it, it stays open there for the table that is
// shown next.
import { askToKeep } from "../device/keeping";
import { closeMatch, newMatch, rulesOf } from "../door/client";
import type { BaseView, Save, Status } from "../door/door";
import type { KeptMatch } from "../saves/kept-match";
import { matches, refresh } from "../saves/list";
import { storeMatch } from "../saves/matches";
import { openDeal } from "../saves/opened";
import { dealtOf } from "../saves/print";
import { type Changes, LINKED, matchAround, type Origin } from "../saves/record";
import { newId } from "../saves/tabs";

/** A match that is open in the engine, and stored. */
export interface Fresh {
  readonly kept: KeptMatch;
  readonly status: Status;
  /** Everyone's view. */
  readonly table: BaseView | undefined;
}

/** A match as the engine has dealt it. */
export type Dealt = Awaited<ReturnType<typeof newMatch>>;

let fresh: Fresh | null = null;

/** Returns a match that was dealt just now, if it is that one; the second time it must be loaded like any other. */
export function takeFresh(id: string): Fresh | null {
  const found = fresh?.kept.id === id ? fresh : null;
  if (found) fresh = null;
  return found;
}

/** Seat `start` begins, or a random one; with a `seed` everyone gets the same deal. */
type How = Parameters<typeof newMatch>[3];

/** Makes the engine forget a dealt match that will not be played. */
export const discard = ({ status }: Pick<Fresh, "status">): void =>
  void closeMatch(status.match).catch(() => undefined);

/** Stores a match, under `id` if it is named; returns its id. Throws `Overwritten` where one of that name is stored. */
export async function begin(save: Save, changes: Changes, dealt?: Omit<Fresh, "kept">, id = newId()): Promise<string> {
  void askToKeep();
  const match = matchAround(save, id, { rules: rulesOf(save.game), ...changes });
  const kept = await storeMatch(match).catch((fault) => {
    if (dealt) discard(dealt);
    throw fault;
  });
  if (fresh) discard(fresh);
  fresh = dealt ? { kept, status: dealt.status, table: dealt.table } : null;
  return id;
}

/** Deals a match and stores it; returns its id. */
export async function deal(
  game: string,
  names: readonly string[],
  options: Save["options"],
  changes: Changes,
  how?: How,
): Promise<string> {
  const dealt = await newMatch(game, names, options, how);
  return begin(dealt.save, { played: 0, ...changes }, dealt);
}

/** Stores a match that continues another one, at `save`; returns its id. */
export const branch = (save: Save, origin: Origin, changes: Changes): Promise<string> =>
  begin(save, { ...changes, seen: save.seats.map(() => origin.step), origin });

/** The origin of a match that came by a link, with the first `step` entries of its log; nothing counts such a match. */
const byLink = (step: number): Origin => ({
  id: LINKED,
  step,
  outcome: { winners: [], scores: [], standing: [] },
});

/** Stores a match of a deal that came by a link; returns its id. Its sender may have seen all hands, and we see some now. */
export async function playLinked(save: Save, changes: Changes = {}): Promise<string> {
  await openDeal(dealtOf(save));
  return branch(save, byLink(0), changes);
}

/** Keeps a finished match that came by a link, unless it is here; returns its id. */
export async function keepLinked(save: Save, changes: Changes): Promise<string> {
  await refresh();
  const known = matches.value.find(({ print }) => print !== "" && print === changes.print);
  return known?.id ?? branch(save, byLink(save.log.length), { ...changes, over: true });
}
