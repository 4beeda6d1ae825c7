// What seats are called.
import type { SeatName } from "../door/door";

/** The name that the players gave a seat; empty where nobody is meant. */
export const nameOf = (seats: readonly SeatName[], seat: number | null | undefined): string =>
  seats[seat ?? -1]?.name ?? "";
