// Playing once more: the same people, the same rules, and who starts moved on by one.
import { newSave, rulesOf } from "../door/client";
import type { Save } from "../door/door";
import { create, hintsOf, keepPlaySettings, machinesOf, playSettingsOf, saveOf } from "../saves/records";

/** The seat after the one that started a match; undefined in a game that nobody starts. */
export function nextStart({ deal, seats }: Save): number | undefined {
  return typeof deal.start === "number" ? (deal.start + 1) % seats.length : undefined;
}

/** Deal the match after match `id`; returns its id, or null where that one is gone. */
export async function rematch(id: string): Promise<string | null> {
  const save = saveOf(id);
  if (!save) return null;
  const names = save.seats.map(({ name }) => name);
  const dealt = await newSave(save.game, names, save.options, { start: nextStart(save) });
  const next = await create(dealt, rulesOf(save.game), machinesOf(id), hintsOf(id) !== null);
  const settings = playSettingsOf(id);
  if (settings) await keepPlaySettings(next, settings);
  return next;
}
