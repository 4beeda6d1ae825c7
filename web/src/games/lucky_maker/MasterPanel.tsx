// The open master card with the running counts of its two suits.
import { type MessageArguments, t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { SuitSign } from "../../table/faces/suits";
import { Marked } from "../../table/Marked";
import { TricksButton } from "../../table/Tricks";
import { cardName, marks, suitName } from "./cards";
import { looks } from "./Face";
import type { LuckyMakerView } from "./shapes";
import { SUITS } from "./suits";
import { Trick } from "./Trick";

interface Props {
  view: LuckyMakerView;
  master: string;
}

export function MasterPanel({ view, master }: Props) {
  return (
    <section class="lm-master" aria-label={t("lucky_maker-master")}>
      <Card
        class="lm-master-card"
        card={master}
        looks={looks}
        label={t("lucky_maker-master-is", { card: cardName(master) })}
        fly={master}
      />
      <div class="lm-counts">
        <h2 class="small soft">{t("lucky_maker-counts")}</h2>
        {view.suits.map((suit, index) => (
          <p key={suit} class="lm-count">
            <SuitSign of={SUITS[suit]} />
            <b aria-hidden="true">{view.suit_counts[index]}</b>
            <span class="hidden-text">
              {t("lucky_maker-count", { suit: suitName(suit), count: view.suit_counts[index] ?? 0 })}
            </span>
            <span class="lm-pips" aria-hidden="true">
              {view.seats.map((_, place) => (
                <i
                  key={place}
                  class="pip"
                  style={place < (view.suit_counts[index] ?? 0) ? { background: SUITS[suit].ink } : {}}
                />
              ))}
            </span>
          </p>
        ))}
        <p class="small">
          <Marked text={t("lucky_maker-stake", stakes(view))} seats={[]} marks={marks()} />
        </p>
      </div>
      <div class="lm-side small soft">
        {view.games_in_match > 1 && (
          <span>{t("lucky_maker-game-of", { game: view.game_number + 1, games: view.games_in_match })}</span>
        )}
        <span>{t("lucky_maker-masters-left", { count: view.counts.masters })}</span>
        <TricksButton tricks={view.tricks} seats={view.seats} Trick={Trick} />
      </div>
    </section>
  );
}

/** What each suit would score if it were followed. */
function stakes({ stakes: [first, second] }: LuckyMakerView): MessageArguments {
  return {
    first: first ? suitName(first.suit) : "",
    second: second ? suitName(second.suit) : "",
    one: first?.points ?? 0,
    two: second?.points ?? 0,
  };
}
