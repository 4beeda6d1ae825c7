// The same deal in several matches: a copy that has ended would open the hands of the one that is still played.
import type { Save } from "../door/door";
import { matches, refresh } from "../saves/list";
import { readMatch } from "../saves/matches";
import { type Head, LINKED } from "../saves/record";

/** A value as text, whatever order its fields are in. */
export const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Whether those who play a match may not have seen its hands yet: who goes on from another has. */
const isSecret = ({ origin }: Head): boolean => origin === null || origin.id === LINKED;

/** The match, other than `id`, that is still played here with the deal of `save`; null where there is none. */
export async function runningOn(save: Save, id: string | null): Promise<string | null> {
  await refresh();
  const deal = inOrder(save.deal);
  const running = matches.value.filter((head) => !head.over && head.game === save.game && head.id !== id);
  for (const head of running.filter(isSecret)) {
    const match = await readMatch(head.id);
    if (match && inOrder(match.deal) === deal) return head.id;
  }
  return null;
}
