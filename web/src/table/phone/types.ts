// A game's part for hands on phones.
import type { ComponentType } from "preact";
import type { Action } from "../../door/client";
import type { BaseView, RefusalShape } from "../../door/door";
import type { HandRules } from "../../hand/numbering";
import type { MessageArguments } from "../../i18n/i18n";
import type { Next } from "../../match/turns";
import type { Closed } from "../types";
import type { Doing } from "./phones";

/** The data of a seat's turn; it does not depend on the seat's cards. */
export interface PhoneTurnProps<View extends BaseView = BaseView> {
  /** Everyone's view. */
  readonly view: View;
  readonly seat: number;
  readonly name: string;
  /** Numbers of the cards that the seat holds, in rising order. */
  readonly numbers: readonly number[];
  /** The name of the code with these numbers. */
  readonly code: string;
  readonly closed: Closed;
  /** The last refusal; the turn shows only the sentence for its code. */
  readonly refusal: RefusalShape | null;
  /** Called when the seat begins to choose: clears the news and the last refusal. */
  readonly onBegin: () => void;
  /** Shows the curtain with the code button again. */
  readonly onCode: () => void;
  readonly act: (action: Action) => void;
  /** Acts with the cards of these numbers; `next` is as for a table. */
  readonly lay: (chosen: readonly number[], doing: Doing, next?: Next) => void;
}

export interface PhoneTable<View extends BaseView = BaseView> extends HandRules<View> {
  readonly Turn: ComponentType<PhoneTurnProps<View>>;
  /** Returns whether the turn needs no card of the hand; if so, it may begin before the new code is opened. */
  readonly asksNone?: (view: View) => boolean;
  /** Returns the values of the full sentence about a refusal, for the seat that sees `view`. */
  readonly refusalArguments: (view: View, refusal: RefusalShape) => MessageArguments;
}

/** Converts a game's part to the type that the register of phones needs. */
export const phoneTable = <View extends BaseView>(game: PhoneTable<View>): PhoneTable => game as unknown as PhoneTable;
