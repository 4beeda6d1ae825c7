// A game's part for seats whose hands are on phones.
import type { ComponentType } from "preact";
import type { Action } from "../../door/client";
import type { BaseView, RefusalShape } from "../../door/door";
import type { HandRules } from "../../hand/numbering";
import type { MessageArguments } from "../../i18n/i18n";
import type { Closed } from "../types";
import type { Doing } from "./phones";

/** The data of a seat's turn: nothing in it depends on a card that the seat holds. */
export interface PhoneTurnProps<View extends BaseView = BaseView> {
  /** Everyone's view. */
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  /** The numbers of the cards that the seat holds, in their order. */
  readonly numbers: readonly number[];
  readonly closed: Closed;
  /** The last refusal; the turn words only its code. */
  readonly refusal: RefusalShape | null;
  /** Called when the seat begins to choose: the news and the last refusal go. */
  readonly onBegin: () => void;
  /** Shows the curtain with the code again. */
  readonly onCode: () => void;
  readonly act: (action: Action) => void;
  /** Acts with the cards of these numbers. */
  readonly lay: (chosen: readonly number[], doing: Doing) => void;
}

export interface PhoneTable<View extends BaseView = BaseView> extends HandRules<View> {
  readonly Turn: ComponentType<PhoneTurnProps<View>>;
  /** Whether the turn asks for no card of the hand: then it may come before a new code was opened. */
  readonly asksNone?: (view: View) => boolean;
  /** The values of the full sentence about a refusal, for the seat that sees `view`. */
  readonly refusalArguments: (view: View, refusal: RefusalShape) => MessageArguments;
}

/** A game as the register of phones takes it. */
export const phoneTable = <View extends BaseView>(game: PhoneTable<View>): PhoneTable => game as unknown as PhoneTable;
