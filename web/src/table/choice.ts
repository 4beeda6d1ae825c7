// Choosing cards for an action by tapping them, or dragging them to the table: the engine decides and gives reasons.
import { useEffect, useMemo, useState } from "preact/hooks";
import { confirming } from "../device/settings";
import type { Action } from "../door/client";
import type { BaseView } from "../door/door";
import { type CheckAnswer, useCheck } from "./check";
import type { Drop } from "./drop";
import { cardsOf, useTaken } from "./hinted";
import type { TableProps } from "./types";

/** The choice, the possible cards, and the effect of a card that is tapped or dragged to the table. */
export interface CardChoice {
  /** In the order of the cards. */
  readonly chosen: readonly string[];
  /** Cards that can be chosen now, those that are chosen included: with these, or in their place. */
  readonly fitting: ReadonlySet<string>;
  /** Those of them that go with the chosen ones. */
  readonly joining: ReadonlySet<string>;
  /** The legal actions with exactly the chosen cards. */
  readonly ready: readonly Action[];
  /** Further cards that the smallest legal action with the chosen ones needs. */
  readonly missing: readonly string[];
  /** A second tap on the card that is chosen does it. */
  readonly again: boolean;
  readonly tap: (card: string) => void;
  readonly drop: Drop;
}

interface CheckedChoice extends CardChoice {
  /** The engine's answer to the choice; undefined until it comes. */
  readonly checked: CheckAnswer | undefined;
}

interface ChoiceOptions {
  /** The cards to choose from, in their order. */
  readonly cards: readonly string[];
  /** The action with these cards, legal or not. */
  readonly action: (cards: readonly string[]) => Action;
  readonly first?: readonly string[];
}

const NONE: readonly string[] = [];
const NO_CARD: ReadonlySet<string> = new Set();

/**
 * State of one step, which is reset as soon as anything happens in the match. Every answer of the engine has a new
 * view, so that an undo does not restore a choice from before the action.
 */
export function useStep<Value>(view: BaseView, first: Value): [Value, (next: Value) => void] {
  const [state, setState] = useState({ view, value: first });
  return [state.view === view ? state.value : first, (value) => setState({ view, value })];
}

/** The chosen ones of `cards`; a change clears the last refusal. A hint's highlighted move may be applied. */
function useChosen({ view, forgetRefusal }: TableProps, { cards, action, first = NONE }: ChoiceOptions) {
  const [picked, setPicked] = useStep(view, first);
  const inOrder = (some: readonly string[]) => cards.filter((card) => some.includes(card));
  const choose = (some: readonly string[]) => {
    forgetRefusal();
    setPicked(inOrder(some));
  };
  useTaken((move) => {
    if (move.do === action(NONE).do) choose(cardsOf(move));
  });
  return { chosen: inOrder(picked), choose, inOrder };
}

const without = (cards: readonly string[], card: string) => cards.filter((each) => each !== card);

const holding = (actions: readonly Action[], cards: readonly string[]) =>
  actions.filter((action) => cards.every((card) => cardsOf(action).includes(card)));

/** The actions that take these cards and no other. */
const exactly = (actions: readonly Action[], cards: readonly string[]) =>
  cards.length ? holding(actions, cards).filter((action) => cardsOf(action).length === cards.length) : [];

/** The one action that is meant by carrying `card` there, if any is: the only one, or the only one that singles it out. */
function meantBy(actions: readonly Action[], card: string): Action | undefined {
  const [only, ...others] = actions.length > 1 ? actions.filter((each) => Object.values(each).includes(card)) : actions;
  return others.length ? undefined : only;
}

/**
 * Choosing a card, or `several`, for one of the legal actions. A card that goes with the chosen ones joins them; with
 * any other the choice restarts. One card is played by a second tap, unless taps must be confirmed; of several a second
 * tap deselects the card.
 */
export function useChoice(props: TableProps, options: ChoiceOptions & { readonly several?: boolean }): CardChoice {
  const { legal, complete, act, explain } = props;
  const { action, several = false } = options;
  const { chosen, choose, inOrder } = useChosen(props, options);
  const verb = action(NONE).do;
  const actions = useMemo(() => legal.filter((each) => each.do === verb), [legal, verb]);
  const fitting = useMemo(() => new Set(actions.flatMap(cardsOf)), [actions]);
  const open = useMemo(() => (several ? holding(actions, chosen) : []), [actions, several, chosen.join()]);
  const joining = useMemo(() => new Set(open.flatMap(cardsOf)), [open]);
  const smallest = holding(actions, chosen).toSorted((a, b) => cardsOf(a).length - cardsOf(b).length)[0];
  const withCard = (card: string) => (joining.has(card) ? inOrder([...chosen, card]) : [card]);

  const ready = (card: string) => exactly(actions, withCard(card));
  /** Carry it out, if only one action is meant; for an illegal one the engine gives the reason. */
  const lay = (card: string) => {
    const able = ready(card);
    const meant = meantBy(able, card);
    if (meant) act(meant);
    else if (able.length) choose(withCard(card));
    else if (complete) explain(action(withCard(card)));
    else act(action(withCard(card)));
  };
  const [only, ...others] = chosen;
  const again =
    only !== undefined && !others.length && confirming.value !== "on" && meantBy(ready(only), only) !== undefined;
  const tap = (card: string) => {
    if (chosen.includes(card)) {
      if (again) lay(card);
      else choose(without(chosen, card));
    } else if (fitting.has(card)) choose(withCard(card));
    else {
      if (chosen.length) choose(NONE);
      explain(action(withCard(card)));
    }
  };
  return {
    chosen,
    fitting,
    joining,
    ready: exactly(actions, chosen),
    again,
    missing: cardsOf(smallest ?? action(NONE)).filter((card) => !chosen.includes(card)),
    tap,
    drop: {
      takes: (card) => ready(card).length > 0 || !complete,
      lay,
      choose: (card) => chosen.includes(card) || tap(card),
    },
  };
}

interface CheckedChoiceOptions extends ChoiceOptions {
  readonly most?: number;
  readonly never?: readonly string[];
  /** Nothing is asked while the choice is not under way. */
  readonly asleep?: boolean;
}

interface Laying extends Pick<CheckedChoice, "chosen" | "checked"> {
  readonly action: ChoiceOptions["action"];
}

/** Carry it out with the laid cards, once the engine has confirmed that these, which are chosen then, are enough. */
function useLaying({ view, act }: TableProps, { chosen, checked, action }: Laying): (cards: readonly string[]) => void {
  const [laid, setLaid] = useStep(view, NONE);
  useEffect(() => {
    if (!laid.length || !checked) return;
    setLaid(NONE);
    if (checked.refusal === null && laid.join() === chosen.join()) act(action(chosen));
  }, [laid, checked]);
  return setLaid;
}

/** Choosing cards for an action with too many forms to list: the engine is asked about the choice. */
export function useCheckedChoice(props: TableProps, options: CheckedChoiceOptions): CheckedChoice {
  const { cards, action, most = cards.length, never = NONE, asleep = false } = options;
  const { chosen, choose, inOrder } = useChosen(props, options);
  const isOpen = !props.closed && !props.shown;
  const checked = useCheck(props.check, isOpen && !asleep ? action(chosen) : null);
  const fitting = useMemo(() => new Set(cards.filter((card) => !never.includes(card))), [cards, never]);
  const withCard = (card: string) => inOrder([...chosen, card]);
  const canAdd = (card: string) => fitting.has(card) && chosen.length < most;
  const tap = (card: string) => {
    if (chosen.includes(card)) choose(without(chosen, card));
    else if (canAdd(card)) choose(withCard(card));
    else props.explain(action(withCard(card)));
  };
  const isReady = checked?.refusal === null;
  const doOnceReady = useLaying(props, { chosen, checked, action });
  const lay = (card: string) => {
    if (!chosen.includes(card)) {
      if (canAdd(card)) doOnceReady(withCard(card));
      tap(card);
    } else if (isReady) props.act(action(chosen));
    else props.explain(action(chosen));
  };
  return {
    chosen,
    fitting,
    joining: NO_CARD,
    ready: isReady ? [action(chosen)] : [],
    missing: NONE,
    again: false,
    tap,
    drop: {
      takes: (card) => (chosen.includes(card) ? isReady : canAdd(card)),
      lay,
      choose: (card) => chosen.includes(card) || tap(card),
    },
    checked,
  };
}

/** None of the cards is needed: `tell` gives the reason. */
export const noChoice = (tell: (card: string) => void): CardChoice => ({
  chosen: NONE,
  fitting: NO_CARD,
  joining: NO_CARD,
  ready: [],
  missing: NONE,
  again: false,
  tap: tell,
  drop: { takes: () => false, lay: tell, choose: tell },
});
