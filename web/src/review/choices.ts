// The choices in a finished match, and the views of the seats that made them.
import { views } from "../door/client";
import type { BaseView, CatalogGame, Save } from "../door/door";
import { entriesOf, upTo } from "./course";
import type { Opened } from "./opening";

type Entry = Save["log"][number];

export interface Chosen {
  readonly seat: number;
  readonly action: Entry;
}

export type ChosenAt = readonly [step: number, choices: readonly Chosen[]];

/** Returns a match's choices, by their steps. */
export function chosenIn({ save, deals }: Pick<Opened, "save" | "deals">, game: CatalogGame): readonly ChosenAt[] {
  const seats = entriesOf(deals).map(({ seat }) => seat);
  return save.log.flatMap((entry, step): ChosenAt[] => {
    const choices = choicesOf(entry, seats[step] ?? null, game);
    return choices.length ? [[step, choices]] : [];
  });
}

/** Resolves to every seat's view, by the steps of these choices, which must rise. */
export async function seenAt(
  save: Save,
  chosen: readonly ChosenAt[],
): Promise<ReadonlyMap<number, readonly BaseView[]>> {
  const steps = chosen.map(([step]) => step);
  const { views: rows } = await views<BaseView>(upTo(save, steps.at(-1) ?? 0), [...save.seats.keys()], steps);
  return new Map(rows.map((row, at) => [steps[at] ?? 0, row]));
}

/**
 * Returns an entry as each seat chose it: without chance outcomes, and without the others' simultaneous acts. A seat
 * without an act has made no choice.
 */
export function choicesOf(entry: Entry, seat: number | null, { weighs, outcomes }: CatalogGame): readonly Chosen[] {
  const verb = String(entry.do);
  const field = weighs[verb];
  if (field === undefined) return [];
  const added = outcomes[verb] ?? [];
  const action = Object.fromEntries(Object.entries(entry).filter(([name]) => !added.includes(name))) as Entry;
  if (field === null) return seat === null ? [] : [{ seat, action }];
  const acts = action[field] as readonly unknown[];
  const alone = (own: number) => ({ ...action, [field]: acts.map((act, other) => (other === own ? act : null)) });
  return acts.flatMap((act, own) => (act === null ? [] : [{ seat: own, action: alone(own) }]));
}
