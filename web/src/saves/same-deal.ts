// The same deal in several matches: a copy that has ended would open the hands of the one that is still played.
import type { Save } from "../door/door";
import { matches, refresh } from "./list";
import { LINKED, type MatchRecord } from "./record";
import { recordOf } from "./records";

/** A value as text, whatever order its fields are in. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part) =>
    part && typeof part === "object" && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort()) : part,
  );

/** Whether those who play a match may not have seen its hands yet: who goes on from another has. */
const isSecret = ({ origin }: MatchRecord): boolean => origin === null || origin.id === LINKED;

/** The match, other than `id`, that is still played here with the deal of `save`; null where there is none. */
export function runningOn(save: Save, id: string | null): string | null {
  refresh();
  const deal = inOrder(save.deal);
  const running = matches.value.filter((match) => !match.over && match.game === save.game && match.id !== id);
  const found = running.find((match) => {
    const record = recordOf(match.id);
    return record !== null && isSecret(record) && inOrder(record.save.deal) === deal;
  });
  return found?.id ?? null;
}
