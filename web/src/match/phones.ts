// Seats whose hands are on their owners' phones, as a match needs them. The rest is a separate script, which loads when a
// seat uses a phone.
import { newTag } from "../hand/tag";
import type { SeatPhone } from "../saves/record";

export interface OnPhones {
  /** Gives new numbers to hands that have changed otherwise than by played cards, and stores them. */
  renew(): Promise<void>;
  /** Stores that the seat's owner has seen its code. */
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
