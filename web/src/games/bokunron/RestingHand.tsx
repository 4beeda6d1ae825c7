// The hand while none of its cards is asked for: in sight, and a tap says why none can be played.
import type { Action } from "../../door/client";
import { Hand } from "../../table/Hand";
import type { TableProps } from "../../table/types";
import { cardName } from "./cards";
import { Face } from "./Face";

const NONE: ReadonlySet<string> = new Set();

type Props = Pick<TableProps, "explain"> & {
  readonly cards: readonly string[];
  /** What playing that card would be. */
  readonly action: (card: string) => Action;
};

export function RestingHand({ cards, explain, action }: Props) {
  return (
    <Hand cards={cards} legal={NONE} chosen={[]} Face={Face} name={cardName} onTap={(card) => explain(action(card))} />
  );
}
