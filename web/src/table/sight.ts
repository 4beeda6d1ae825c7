// What came to light between two views of one seat, told by card names alone: no rule is needed for that.
import { catalog } from "../door/client";
import type { BaseView } from "../door/door";

/** Every card of `game` that is named anywhere in `value`. */
function namesIn(value: unknown, cards: ReadonlySet<string>, found = new Set<string>()): Set<string> {
  if (typeof value === "string") {
    if (cards.has(value)) found.add(value);
  } else if (value !== null && typeof value === "object") {
    for (const part of Object.values(value)) namesIn(part, cards, found);
  }
  return found;
}

/**
 * Whether `after` shows cards that `before` did not, or hides some that it showed: taking the action back would
 * then let the seat act on what it has seen, or see again what was covered. Cards that the seat itself named do
 * not count; the log does not either, since it tells of the past.
 */
export function showsOther(before: BaseView, after: BaseView, action: unknown): boolean {
  const cards = new Set<string>(
    catalog.value?.games.find((game) => game.id === after.game)?.cards.map((card) => String(card.id)),
  );
  const named = namesIn(action, cards);
  const old = namesIn({ ...before, log: [] }, cards);
  const now = namesIn({ ...after, log: [] }, cards);
  return [...old, ...now].some((card) => old.has(card) !== now.has(card) && !named.has(card));
}
