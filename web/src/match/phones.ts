// The part of hands on phones that every match needs. The rest is a separate script, which loads when a seat uses a phone.
import { newTag } from "../hand/tag";
import type { SeatPhone } from "../saves/record";

export interface OnPhones {
  /** Renumbers the hands that have changed by more than played cards, and stores the numbers. */
  renew(): Promise<void>;
  /** Records that the owner of a seat has seen its code. */
  wasShown(seat: number): Promise<void>;
}

/** Returns a phone that has shown nothing yet. */
export const freshPhone = (): SeatPhone => ({ tag: newTag(), numbering: null, shown: 0 });

/** Returns the phones of a new match by seat, null for a seat without one; empty if no seat uses a phone. */
export const newPhones = (used: readonly boolean[]): readonly (SeatPhone | null)[] =>
  used.some(Boolean) ? used.map((isUsed) => (isUsed ? freshPhone() : null)) : [];

/** Returns `phones` with another phone for `seat`, or null for none; empty if no seat has one. */
export function withPhone(
  phones: readonly (SeatPhone | null)[],
  seats: number,
  seat: number,
  phone: SeatPhone | null,
): readonly (SeatPhone | null)[] {
  const next = Array.from({ length: seats }, (_, each) => (each === seat ? phone : (phones[each] ?? null)));
  return next.some(Boolean) ? next : [];
}
