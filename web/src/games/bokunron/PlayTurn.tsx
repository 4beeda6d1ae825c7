// Playing one to three cards face down, or passing. The tyrant's question is part of the button that plays.
import type { Action } from "../../door/client";
import { t } from "../../i18n/i18n";
import { type CardChoice, useChoice, useStep } from "../../table/choice";
import { suitName } from "../../table/faces/names";
import { Marked } from "../../table/Marked";
import { nameOf } from "../../table/seat-name";
import { MainButton, Turn } from "../../table/Turn";
import type { TableProps } from "../../table/types";
import { ChipsButton } from "./ChipsButton";
import { cardName, cardSigns, looks, powerOf } from "./cards";
import type { BokunronView } from "./shapes";
import { noChips, refusalArguments } from "./words";

/** The play of these cards as a question to the engine; if one must be face up, it is the last one. */
function playOf({ play_sizes }: BokunronView, cards: readonly string[]): Action {
  const size = play_sizes.find((each) => each.cards === cards.length);
  return { do: "play", cards, ...(size?.up ? { up: cards.at(-1) } : {}) };
}

export function PlayTurn(props: TableProps<BokunronView>) {
  const { view, legal, act, explain } = props;
  const choice = useChoice(props, { cards: view.hand, action: (cards) => playOf(view, cards), several: true });
  const [only] = choice.ready;
  // the second tap on a card does what the button does
  const tap = (card: string) =>
    choice.again && only && choice.chosen.includes(card) ? act(only, noChips) : choice.tap(card);
  return (
    <Turn
      {...props}
      looks={looks}
      choice={{ ...choice, tap }}
      refusalArguments={refusalArguments}
      keep={choice.ready.length !== 1}
      button={
        choice.chosen.length ? (
          <Laying view={view} chosen={choice.chosen} fitting={choice.ready} act={act} explain={explain} />
        ) : (
          <Pass view={view} legal={legal} act={act} explain={explain} />
        )
      }
    >
      <Ask view={view} legal={legal} choice={choice} />
    </Turn>
  );
}

interface LayingProps extends Pick<TableProps<BokunronView>, "view" | "act" | "explain"> {
  chosen: readonly string[];
  fitting: readonly Action[];
}

/** The present power of the chosen cards, and the marker's deduction; empty without a card of the lead suit. */
function Power({ view, chosen }: { view: BokunronView; chosen: readonly string[] }) {
  const power = powerOf(view, chosen);
  const marker = view.marker === view.seat ? "own" : "other";
  return power === null ? null : <span class="bk-counter">{t("bokunron-power", { power, marker })}</span>;
}

/** Plays the chosen cards, with or without chips after them; if one must be face up, there is a button for each that may. */
function Laying({ view, chosen, fitting, act, explain }: LayingProps) {
  const [withChips, setWithChips] = useStep(view, false);
  const [only] = fitting;
  const hasChips = (view.counts.chips[view.seat ?? 0] ?? 0) > 0;
  if (!only) {
    return (
      <button type="button" class="button bk-off" onClick={() => explain(playOf(view, chosen))}>
        {t("bokunron-lay", { count: chosen.length })}
      </button>
    );
  }
  const isOpen = only.up !== undefined;
  const play = (action: Action) => (isOpen && withChips ? act(action) : act(action, noChips));
  return (
    <>
      {fitting.map((action) =>
        action.up ? (
          <button
            key={String(action.up)}
            type="button"
            class="button button-main bk-open-one"
            data-up={String(action.up)}
            aria-label={t("bokunron-lay-up", { count: chosen.length, card: cardName(String(action.up)) })}
            onClick={() => play(action)}
          >
            {cardSigns(String(action.up))}
          </button>
        ) : (
          <MainButton key="lay" onClick={() => play(action)}>
            {t("bokunron-lay", { count: chosen.length })} <Power view={view} chosen={chosen} />
          </MainButton>
        ),
      )}
      {hasChips && (
        <ChipsButton
          key="chips"
          count={chosen.length}
          pressed={isOpen ? withChips : undefined}
          onClick={() => (isOpen ? setWithChips(!withChips) : act(only))}
        />
      )}
    </>
  );
}

/** Passing with its cost, or the reason against it. */
function Pass({ view, legal, act, explain }: Pick<TableProps<BokunronView>, "view" | "legal" | "act" | "explain">) {
  const pass = { do: "pass" };
  const may = legal.some((action) => action.do === "pass");
  const must = may && legal.length === 1;
  const isLast = view.lead_row.length <= 1 && view.counts.leads === 0; // no lead card comes after this one
  const costs = isLast ? "bokunron-pass-costs-last" : "bokunron-pass-costs";
  return (
    <button
      type="button"
      data-weighs=""
      class={`button bk-pass${must ? " button-main" : ""}${may ? "" : " bk-off"}`}
      onClick={() => (may ? act(pass) : explain(pass))}
    >
      <b>{t("bokunron-pass")}</b>
      <span class="small">{t(may ? costs : "bokunron-pass-not", { hand: view.numbers.hand_after_pass })}</span>
    </button>
  );
}

interface AskProps extends Pick<TableProps<BokunronView>, "view" | "legal"> {
  choice: CardChoice;
}

/** The prompt for the seat, by the legal plays. */
function Ask({ view, legal, choice: { chosen, ready } }: AskProps) {
  const args = {
    name: nameOf(view.seats, view.seat),
    suit: view.lead_suit ? suitName(view.lead_suit) : "",
    least: view.play_sizes.at(0)?.cards ?? 0,
    most: view.play_sizes.at(-1)?.cards ?? 0,
    count: chosen.length,
  };
  if (!legal.some((action) => action.do === "play")) return <>{t("bokunron-ask-must-pass", args)}</>;
  if (ready.length > 1)
    return (
      <>
        {t("bokunron-ask-up", args)} <Power view={view} chosen={chosen} />
      </>
    );
  const lacks = chosen.length > 0 && !ready.length;
  const id = lacks ? "bokunron-ask-add" : view.follow.length ? "bokunron-ask-follow" : "bokunron-ask-free";
  return <Marked text={t(id, args)} seats={view.seats} />;
}
