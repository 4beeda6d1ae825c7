// Choosing cards for an action by tapping or dragging them: the engine says what goes and why something does not.
import { useMemo, useState } from "preact/hooks";
import { confirming } from "../device/settings";
import type { Action } from "../door/client";
import type { BaseView } from "../door/door";
import { type CheckAnswer, useCheck } from "./check";
import type { TableProps } from "./types";

/** What is chosen, what can be, and what happens to a card that is tapped or dragged to the table. */
export interface CardChoice {
  /** In the order in which the cards lie. */
  readonly chosen: readonly string[];
  /** Cards that can be chosen now, those that are chosen included. */
  readonly fitting: ReadonlySet<string>;
  /** The legal actions with exactly the chosen cards. */
  readonly ready: readonly Action[];
  /** What the smallest legal action with the chosen cards takes besides. */
  readonly missing: readonly string[];
  readonly tap: (card: string) => void;
  /** The card was dragged to the table; where that plays nothing this is undefined. */
  readonly drop?: (card: string) => void;
}

interface CheckedChoice extends CardChoice {
  /** The engine's word on what is chosen; undefined until it comes. */
  readonly checked: CheckAnswer | undefined;
}

interface ChoiceOptions {
  /** The cards to choose from, in their order. */
  readonly cards: readonly string[];
  /** What it would be to do it with these cards, legal or not. */
  readonly action: (cards: readonly string[]) => Action;
  /** What is chosen at first. */
  readonly first?: readonly string[];
}

const NONE: readonly string[] = [];

/**
 * State of one step: what it is again as soon as anything happens in the match. Every answer of the engine has a view
 * of its own, so that what was chosen before an action is not back when the action has been taken back.
 */
export function useStep<Value>(view: BaseView, first: Value): [Value, (next: Value) => void] {
  const [state, setState] = useState({ view, value: first });
  return [state.view === view ? state.value : first, (value) => setState({ view, value })];
}

/** What is chosen of `cards`; to change it forgets the last refusal. */
function useChosen({ view, forgetRefusal }: TableProps, { cards, first = NONE }: ChoiceOptions) {
  const [picked, setPicked] = useStep(view, first);
  const inOrder = (some: readonly string[]) => cards.filter((card) => some.includes(card));
  const choose = (some: readonly string[]) => {
    forgetRefusal();
    setPicked(inOrder(some));
  };
  return { chosen: inOrder(picked), choose, inOrder };
}

const without = (cards: readonly string[], card: string) => cards.filter((each) => each !== card);

/** The cards of an action: one, or several. */
const cardsOf = ({ card, cards }: Action): readonly string[] =>
  (cards as readonly string[] | undefined) ?? (card === undefined ? NONE : [String(card)]);

const holding = (actions: readonly Action[], cards: readonly string[]) =>
  actions.filter((action) => cards.every((card) => cardsOf(action).includes(card)));

/** The actions that take these cards and no other. */
const exactly = (actions: readonly Action[], cards: readonly string[]) =>
  cards.length ? holding(actions, cards).filter((action) => cardsOf(action).length === cards.length) : [];

/**
 * Choosing a card, or `several`, for one of the legal actions. One card is played by a second tap, unless taps are to
 * be confirmed; of several a second tap takes the card back.
 */
export function useChoice(props: TableProps, options: ChoiceOptions & { readonly several?: boolean }): CardChoice {
  const { legal, act, explain } = props;
  const { action, several = false } = options;
  const { chosen, choose, inOrder } = useChosen(props, options);
  const verb = action(NONE).do;
  const actions = useMemo(() => legal.filter((each) => each.do === verb), [legal, verb]);
  const open = useMemo(() => holding(actions, several ? chosen : NONE), [actions, several, chosen.join()]);
  const fitting = useMemo(() => new Set(open.flatMap(cardsOf)), [open]);
  const smallest = holding(actions, chosen).toSorted((a, b) => cardsOf(a).length - cardsOf(b).length)[0];
  const withCard = (card: string) => (several ? inOrder([...chosen, card]) : [card]);

  /** Do it, where only one action is meant; an illegal one the engine refuses. */
  const drop = (card: string) => {
    const cards = withCard(card);
    const [only, ...others] = exactly(actions, cards);
    if (others.length) choose(cards);
    else act(only ?? action(cards));
  };
  const tap = (card: string) => {
    if (chosen.includes(card)) {
      if (several || confirming.value === "on") choose(without(chosen, card));
      else drop(card);
    } else if (fitting.has(card)) choose(withCard(card));
    else {
      if (!several && chosen.length) choose(NONE);
      explain(action(withCard(card)));
    }
  };
  return {
    chosen,
    fitting,
    ready: exactly(actions, chosen),
    missing: cardsOf(smallest ?? action(NONE)).filter((card) => !chosen.includes(card)),
    tap,
    drop,
  };
}

interface CheckedChoiceOptions extends ChoiceOptions {
  /** How many cards can be chosen. */
  readonly most?: number;
  /** Cards that can't be chosen. */
  readonly never?: readonly string[];
  /** Nothing is asked while the choice is not under way. */
  readonly asleep?: boolean;
}

/** Choosing cards for an action of which there are too many to list: the engine is asked about what is chosen. */
export function useCheckedChoice(props: TableProps, options: CheckedChoiceOptions): CheckedChoice {
  const { cards, action, most = cards.length, never = NONE, asleep = false } = options;
  const { chosen, choose, inOrder } = useChosen(props, options);
  const checked = useCheck(props.check, asleep ? null : action(chosen));
  const fitting = useMemo(() => new Set(cards.filter((card) => !never.includes(card))), [cards, never]);
  const tap = (card: string) => {
    const more = inOrder([...chosen, card]);
    if (chosen.includes(card)) choose(without(chosen, card));
    else if (fitting.has(card) && chosen.length < most) choose(more);
    else props.explain(action(more));
  };
  return {
    chosen,
    fitting,
    ready: checked?.refusal === null ? [action(chosen)] : [],
    missing: NONE,
    tap,
    checked,
  };
}

const NO_CARD: ReadonlySet<string> = new Set();

/** None of the cards is asked for: a tap says why. */
export const noChoice = (tap: (card: string) => void): CardChoice => ({
  chosen: NONE,
  fitting: NO_CARD,
  ready: [],
  missing: NONE,
  tap,
});
