// Playing one to three cards face down, or passing.
import { useMemo, useState } from "preact/hooks";
import type { Action } from "../../door/client";
import type { BokunronView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { suitName } from "../../table/faces/names";
import { Hand } from "../../table/Hand";
import { Prompt } from "../../table/Prompt";
import type { TableProps } from "../../table/types";
import { cardName, cardSigns } from "./cards";
import { Face } from "./Face";
import { refusalArguments, useRefusal } from "./refusals";

const cardsOf = (action: Action): readonly string[] => action.cards as readonly string[];

/** Plays that hold all of `cards`. */
const holding = (plays: readonly Action[], cards: readonly string[]): Action[] =>
  plays.filter((play) => cards.every((card) => cardsOf(play).includes(card)));

/** The play of these cards as it is asked about; where one must lie open, the last one does. */
function playOf({ play_sizes }: BokunronView, cards: readonly string[]): Action {
  const size = play_sizes.find((each) => each.cards === cards.length);
  return { do: "play", cards, ...(size?.up ? { up: cards.at(-1) } : {}) };
}

export function PlayTurn({ view, legal, refusal, act, explain, onRule }: TableProps<BokunronView>) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const shown = useRefusal(refusal);
  const plays = useMemo(() => legal.filter((action) => action.do === "play"), [legal]);
  const may = useMemo(() => new Set(holding(plays, chosen).flatMap(cardsOf)), [plays, chosen]);
  const fitting = holding(plays, chosen).filter((play) => cardsOf(play).length === chosen.length);

  const tap = (card: string) => {
    shown.forget();
    if (chosen.includes(card)) setChosen(chosen.filter((each) => each !== card));
    else if (may.has(card)) setChosen([...chosen, card]);
    else explain(playOf(view, [...chosen, card]));
  };
  return (
    <>
      <Prompt
        refusal={shown.refusal}
        args={refusalArguments}
        onRule={onRule}
        keep={chosen.length === 0 || fitting.length !== 1 || shown.refusal !== null}
        button={
          chosen.length ? (
            <Laying view={view} chosen={chosen} fitting={fitting} act={act} explain={explain} />
          ) : (
            <Pass view={view} legal={legal} act={act} explain={explain} />
          )
        }
      >
        <Ask view={view} plays={plays} chosen={chosen} fitting={fitting} />
      </Prompt>
      <Hand cards={view.hand} legal={may} chosen={chosen} Face={Face} name={cardName} onTap={tap} />
    </>
  );
}

interface LayingProps extends Pick<TableProps<BokunronView>, "view" | "act" | "explain"> {
  chosen: readonly string[];
  fitting: readonly Action[];
}

/** Lays the chosen cards; where one must lie open, a button for each that may. */
function Laying({ view, chosen, fitting, act, explain }: LayingProps) {
  const [only] = fitting;
  if (!only) {
    return (
      <button type="button" class="button bk-off" onClick={() => explain(playOf(view, chosen))}>
        {t("bokunron-lay", { count: chosen.length })}
      </button>
    );
  }
  return (
    <>
      {fitting.map((play) =>
        play.up ? (
          <button
            key={String(play.up)}
            type="button"
            class="button button-main bk-open-one"
            data-up={play.up}
            aria-label={t("bokunron-lay-up", { count: chosen.length, card: cardName(String(play.up)) })}
            onClick={() => act(play)}
          >
            {cardSigns(String(play.up))}
          </button>
        ) : (
          <button key="lay" type="button" class="button button-main" onClick={() => act(play)}>
            {t("bokunron-lay", { count: chosen.length })}
          </button>
        ),
      )}
    </>
  );
}

/** Passing says what it costs, and where it is forbidden, why. */
function Pass({ view, legal, act, explain }: Pick<TableProps<BokunronView>, "view" | "legal" | "act" | "explain">) {
  const pass = { do: "pass" };
  const may = legal.some((action) => action.do === "pass");
  const must = may && legal.length === 1;
  return (
    <button
      type="button"
      class={`button bk-pass${must ? " button-main" : ""}${may ? "" : " bk-off"}`}
      onClick={() => (may ? act(pass) : explain(pass))}
    >
      <b>{t("bokunron-pass")}</b>
      <span class="small">
        {t(may ? "bokunron-pass-costs" : "bokunron-pass-not", { hand: view.numbers.hand_after_pass })}
      </span>
    </button>
  );
}

interface AskProps {
  view: BokunronView;
  plays: readonly Action[];
  chosen: readonly string[];
  fitting: readonly Action[];
}

/** What the seat is asked for, as the legal plays have it. */
function Ask({ view, plays, chosen, fitting }: AskProps) {
  const words = {
    name: view.seats[view.seat ?? 0]?.name ?? "",
    suit: view.lead_suit ? suitName(view.lead_suit) : "",
    least: view.play_sizes.at(0)?.cards ?? 0,
    most: view.play_sizes.at(-1)?.cards ?? 0,
    count: chosen.length,
  };
  if (!plays.length) return <>{t("bokunron-ask-must-pass", words)}</>;
  if (fitting.length > 1) return <>{t("bokunron-ask-up", words)}</>;
  if (chosen.length && !fitting.length) return <>{t("bokunron-ask-add", words)}</>;
  return <>{t(view.follow.length ? "bokunron-ask-follow" : "bokunron-ask-free", words)}</>;
}
