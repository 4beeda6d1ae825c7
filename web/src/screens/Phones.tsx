// Hands on phones at a table: the place of such a hand, and the button that moves a hand to a phone.
import { signal } from "@preact/signals";
import type { ComponentChildren } from "preact";
import type { BaseView } from "../door/door";
import type { Table } from "../games";
import { hasPhones, loadPhones, phonesOf } from "../games/phones";
import type { TurnMatch } from "../match/turns";
import type { Head } from "../saves/record";
import type { Phones } from "../table/phone/phones";
import type { Closed } from "../table/types";
import { Lost } from "../ui/Notice";
import { Fetched } from "./scripted";

/** A function that tries again to move a hand to a phone; null unless the script did not load. */
const lost = signal<(() => void) | null>(null);

/** Draws a match once the script for its phones is loaded; immediately if it has no phones. */
export const WithPhones = ({ head, children }: { head: Head; children: () => ComponentChildren }) => (
  <Fetched isHere={!head.phones.length || phonesOf(head.game) !== undefined} load={() => loadPhones(head.game)}>
    {children}
  </Fetched>
);

/** Gives a match its hands on phones, if their script is loaded. */
export function givePhones(match: TurnMatch): void {
  const { controller } = match;
  const part = phonesOf(controller.head.game);
  if (part) match.phones ??= new part.Phones(controller, part.game);
}

async function takeToPhone(match: TurnMatch, seat: number): Promise<void> {
  lost.value = null;
  try {
    await loadPhones(match.controller.head.game);
  } catch {
    lost.value = () => void takeToPhone(match, seat);
    return;
  }
  givePhones(match);
  await match.usePhone(seat, true);
}

/** Returns the state of a closed hand with the parts for phones. */
export function withPhones(match: TurnMatch, table: Table, view: BaseView, before: Closed): Closed {
  const { seat, look } = before;
  const canUse = seat !== null && hasPhones(table.id) && match.showing.lookers.includes(seat);
  const onPhone = canUse ? () => void takeToPhone(match, seat) : undefined;
  const part = phonesOf(table.id);
  const phones = match.phones as Phones | null;
  if (!part || !phones) return { ...before, onPhone };
  const { NewCodes, PhonePlace, game } = part;
  const closed = { ...before, also: <NewCodes phones={phones} seats={view.seats} /> };
  if (seat === null || !match.showing.isOnPhone(seat)) return { ...closed, onPhone };
  const looks = look?.isAsked ?? false;
  const place = { match, phones, game, table, view, seat, looks, closed };
  return { ...closed, phone: <PhonePlace key={`${seat}/${looks}`} {...place} /> };
}

/** A notice that a hand could not be moved to a phone. */
export const PhoneLost = () => lost.value && <Lost onRetry={lost.value} />;
