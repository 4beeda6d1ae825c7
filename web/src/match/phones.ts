// What a match asks of its seats whose hands are on their owners' phones. All else about them is a script of its own, which
// comes when a seat uses a phone.
import { newTag } from "../hand/tag";
import type { SeatPhone } from "../saves/record";

export interface OnPhones {
  /** Numbers the hands anew that have changed by more than what was laid down, and stores that. */
  renew(): Promise<void>;
  /** Takes note that the seat's owner has seen its code. */
  wasShown(seat: number): Promise<void>;
}

/** A phone that has shown nothing yet. */
export const freshPhone = (): SeatPhone => ({ tag: newTag(), numbering: null, shown: 0 });

/** Returns the phones of a new match, of the seats that use one. */
export const newPhones = (used: readonly boolean[]): readonly (SeatPhone | null)[] =>
  used.some(Boolean) ? used.map((isUsed) => (isUsed ? freshPhone() : null)) : [];

/** Returns the phones of a match's seats after `seat` has got one, or null for none; an empty list where nobody has. */
export function withPhone(
  phones: readonly (SeatPhone | null)[],
  seats: number,
  seat: number,
  phone: SeatPhone | null,
): readonly (SeatPhone | null)[] {
  const next = Array.from({ length: seats }, (_, each) => (each === seat ? phone : (phones[each] ?? null)));
  return next.some(Boolean) ? next : [];
}
