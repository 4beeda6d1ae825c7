// Lucky Maker's table: the master, the running counts of its suits, the cards played, the hand.
import { useMemo, useState } from "preact/hooks";
import { confirming } from "../../device/settings";
import type { LuckyMakerView } from "../../door/door";
import { either, t } from "../../i18n/i18n";
import { Hand } from "../../table/Hand";
import { Prompt } from "../../table/Prompt";
import { Review } from "../../table/Review";
import { Seats } from "../../table/Seats";
import type { TableProps } from "../../table/types";
import { Sheet } from "../../ui/Sheet";
import { cardName, cardSigns, suitName } from "./cards";
import { Face } from "./Face";
import { MasterPanel } from "./MasterPanel";
import { refusalArguments } from "./refusals";
import { Laid, TrickPanel } from "./TrickPanel";
import "./table.css";

/** How many tricks of this game the seat had seen finished after `since` entries of the match's log. */
function tricksSeen(view: LuckyMakerView, since: number): number {
  const plays = view.log.filter((entry, index) => entry.do === "play" && view.log_start + index < since).length;
  return Math.floor(plays / view.seats.length);
}

const TRICK_SIGN = <path d="M2.5 6.5l5.5-4l5.5 4l-5.5 4zM2.5 9.5l5.5 4l5.5-4" />;

export function Table(props: TableProps<LuckyMakerView>) {
  const { view, legal, since, refusal, act, explain, onRule } = props;
  const [tapped, setTapped] = useState<string | null>(null);
  const [reviewed, setReviewed] = useState(() => tricksSeen(view, since));
  const [sheet, setSheet] = useState(false);
  const playable = useMemo(() => new Set(legal.map((action) => String(action.card))), [legal]);
  // a card that is played stays chosen until the table has changed: nothing is drawn in between
  const chosen = tapped !== null && playable.has(tapped) ? tapped : null;
  const deals = legal.some((action) => action.do === "deal");
  const finished = view.tricks.length > reviewed ? view.tricks.at(-1) : undefined;

  const tap = (card: string) => {
    if (card !== chosen) choose(card);
    else if (confirming.value === "on") setTapped(null);
    else play(card);
  };
  const choose = (card: string) => {
    setReviewed(view.tricks.length);
    setTapped(playable.has(card) ? card : null);
    if (!playable.has(card)) explain({ do: "play", card });
  };
  const play = (card: string) => {
    if (playable.has(card)) return act({ do: "play", card });
    setTapped(null);
    explain({ do: "play", card });
  };

  return (
    <div class="lm">
      <Seats
        view={view}
        hands={view.counts.hands}
        leader={view.leader}
        facts={(seat) => {
          const value = view.counts.tricks[seat] ?? 0;
          return [{ sign: TRICK_SIGN, value, words: t("tricks-won", { count: value }) }];
        }}
      />
      <Review
        over={
          finished && (
            <div class="lm-centre">
              <TrickPanel trick={finished} seats={view.seats} />
            </div>
          )
        }
      >
        <div class="lm-centre">
          {view.master && <MasterPanel view={view} master={view.master} onTricks={() => setSheet(true)} />}
          <Laid cards={view.table} seats={view.seats} />
        </div>
      </Review>
      <Prompt
        refusal={refusal}
        args={refusalArguments}
        onRule={onRule}
        button={
          finished ? (
            <button type="button" class="button button-main" onClick={() => setReviewed(view.tricks.length)}>
              {t("go-on")}
            </button>
          ) : deals ? (
            <button type="button" class="button button-main" onClick={() => act({ do: "deal" })}>
              {t("lucky_maker-deal-next")}
            </button>
          ) : (
            chosen && (
              <button type="button" class="button button-main" onClick={() => play(chosen)}>
                {t("play-card", { card: cardSigns(chosen) })}
              </button>
            )
          )
        }
      >
        {finished ? "" : deals ? t("lucky_maker-ask-deal") : <Ask view={view} playable={playable} />}
      </Prompt>
      <Hand
        cards={view.hand}
        legal={playable}
        chosen={chosen ? [chosen] : []}
        Face={Face}
        name={cardName}
        onTap={tap}
        onPlay={play}
      />
      {sheet && (
        <Sheet title={t("tricks-so-far")} onClose={() => setSheet(false)}>
          {view.tricks.toReversed().map((trick, index) => (
            <TrickPanel key={trick.master} trick={trick} seats={view.seats} number={view.tricks.length - index} />
          ))}
        </Sheet>
      )}
    </div>
  );
}

/** What the seat is asked for. */
function Ask({ view, playable }: { view: LuckyMakerView; playable: ReadonlySet<string> }) {
  const name = view.seats[view.seat ?? 0]?.name ?? "";
  const suits = either(view.suits.map(suitName));
  const free = playable.size === view.hand.length;
  const id = view.table.length ? "lucky_maker-ask-follow" : "lucky_maker-ask-lead";
  return <>{t(id, { name, suits, free: free ? "yes" : "no" })}</>;
}
