// A note for everyone: the seats that have not yet opened the code of their new numbers.
import type { SeatName } from "../../door/door";
import { joined, t } from "../../i18n/i18n";
import { nameOf } from "../seat-name";
import type { Phones } from "./phones";

export function NewCodes({ phones, seats }: { phones: Phones; seats: readonly SeatName[] }) {
  const waiting = [...phones.hands.value].filter(([, { isNew }]) => isNew).map(([seat]) => nameOf(seats, seat));
  return waiting.length ? <small class="new-codes">{t("phone-new", { names: joined(waiting) })}</small> : null;
}
