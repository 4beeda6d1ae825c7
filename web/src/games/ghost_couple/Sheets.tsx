// Open cards in rows: the banish area, the treasures, the choice from a hand looked at, and the score sheet with the
// treasures behind its points.
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n/i18n";
import { SameFace } from "../../table/Card";
import { useLitCards } from "../../table/hinted";
import { ScoreSheet } from "../../table/ScoreSheet";
import { SeatPicker } from "../../table/SeatPicker";
import { nameOf } from "../../table/seat-name";
import { Scroller } from "../../table/TableFrame";
import type { ResultProps } from "../../table/types";
import { Info } from "./About";
import { cardName } from "./cards";
import type { StepContext } from "./drops";
import { looks } from "./Face";
import { Lying } from "./Lying";
import type { GhostCoupleView, SeatResult } from "./shapes";
import type { BoardStep } from "./steps";
import "./table.css";

interface RowProps {
  cards: readonly string[] | null | undefined;
  legal?: ReadonlySet<string>;
  chosen: readonly string[];
  onTap: (card: string) => void;
  empty?: string;
  name?: string;
}

/** Cards in rows that may be tapped. */
function CardRow({ cards, legal, chosen, onTap, empty = "", name }: RowProps) {
  const lit = useLitCards();
  if (!cards?.length) return <p class="small soft">{empty}</p>;
  const classes = (card: string) =>
    `gc-open${legal?.has(card) ? " gc-legal" : ""}${chosen.includes(card) ? " gc-chosen" : ""}${lit.includes(card) ? " lit" : ""}`;
  return (
    <ul class="gc-row" aria-label={name}>
      {cards.map((card) => (
        <li key={card} data-fly={card}>
          <button
            type="button"
            class={classes(card)}
            aria-label={cardName(card)}
            aria-pressed={chosen.includes(card)}
            data-open={card}
            onClick={() => onTap(card)}
          >
            <SameFace Face={Lying} card={card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface PartProps {
  view: GhostCoupleView;
  seat: number;
  note?: string;
  children: ComponentChildren;
}

/** A seat's name over its cards. */
function SeatPart({ view, seat, note, children }: PartProps) {
  return (
    <section class={`gc-part seat-${seat}`} data-seat={seat}>
      <h2>
        <span class="seat-dot" aria-hidden="true" /> {nameOf(view.seats, seat)}{" "}
        {note && <span class="small soft">{note}</span>}
      </h2>
      {children}
    </section>
  );
}

/** A tapped card, whose description shows. */
function useLookedAt() {
  const [card, setCard] = useState<string | null>(null);
  return { card, row: { chosen: card ? [card] : [], onTap: setCard } };
}

/** A seat's points and their terms, except zeros. */
function pointsOf({ terms }: GhostCoupleView, sheet: SeatResult): string {
  const scored = terms.filter((term, place) => sheet[term] || place === 0);
  const said = scored.map((term) => t(`ghost_couple-term-${term}`, { points: sheet[term] }));
  return `${t("points", { points: sheet.points })} — ${said.join(" · ")}`;
}

/** All treasures with their points. */
export function Treasures({ view }: { view: GhostCoupleView }) {
  const { card, row } = useLookedAt();
  return (
    <>
      {view.sheets.map((sheet) => (
        <SeatPart key={sheet.seat} view={view} seat={sheet.seat} note={pointsOf(view, sheet)}>
          <CardRow cards={view.treasures[sheet.seat]} {...row} empty={t("ghost_couple-treasure-empty")} />
        </SeatPart>
      ))}
      {view.gone.length > 0 && (
        <section class="gc-part">
          <h2>{t("ghost_couple-gone")}</h2>
          <CardRow cards={view.gone} {...row} />
        </section>
      )}
      {card && <Info card={card} />}
    </>
  );
}

interface ChosenProps {
  context: StepContext;
  step: BoardStep;
}

/** The banish area, of which a card may go with the chosen one. */
export function Banished({ context: { view, picks }, step }: ChosenProps) {
  return (
    <>
      <p class="small soft">{t("ghost_couple-banished-help")}</p>
      {view.banished.some((card) => step.cards.has(card)) && <p class="small">{t("ghost_couple-banished-choose")}</p>}
      <CardRow
        cards={view.banished}
        legal={step.cards}
        chosen={picks.cards}
        onTap={step.onCard}
        empty={t("ghost_couple-banished-empty")}
        name={t("ghost_couple-banished")}
      />
    </>
  );
}

/** Choices that are not on the board: a player, a card of a hand looked at, a card of a treasure. */
export function Rows({ context, step, isWatched }: ChosenProps & { isWatched: boolean }) {
  const { view, pending, picks, act } = context;
  const { choice, seats } = pending;
  if (choice === "draw_for" || choice === "look") {
    const pick = (seat: number) => act(choice === "look" ? { do: "look", from: seat } : { do: "draw_for", to: seat });
    return (
      <SeatPicker
        view={view}
        seats={seats}
        hands={view.counts.hands}
        Back={looks.Back}
        onPick={isWatched ? null : pick}
      />
    );
  }
  const rows = choice === "banish_hand" ? view.hands : view.treasures;
  return (
    <Scroller class="gc-rows" label={t("ghost_couple-open-cards")}>
      {seats.map((seat) => (
        <SeatPart key={seat} view={view} seat={seat}>
          <CardRow cards={rows[seat]} legal={step.cards} chosen={picks.cards} onTap={step.onCard} />
        </SeatPart>
      ))}
    </Scroller>
  );
}

/** The score sheet: every seat's points by their source. */
export function Result({ view, status }: ResultProps<GhostCoupleView>) {
  const { card, row } = useLookedAt();
  return (
    <ScoreSheet view={view} status={status}>
      {(result: SeatResult) => {
        const [treasure, hand] = [view.treasures[result.seat] ?? [], view.hands[result.seat] ?? []];
        return (
          <>
            <ul class="gc-terms">
              {view.terms.map((term) => (
                <li key={term} data-term={term}>
                  {t(`ghost_couple-term-${term}`, { points: result[term] })}
                </li>
              ))}
            </ul>
            <CardRow
              cards={treasure}
              {...row}
              empty={t("ghost_couple-treasure-empty")}
              name={t("ghost_couple-treasures")}
            />
            <p class="small soft">{t("ghost_couple-hand-left", { count: view.counts.hands[result.seat] ?? 0 })}</p>
            {hand.length > 0 && <CardRow cards={hand} {...row} />}
            {card && [...treasure, ...hand].includes(card) && <Info card={card} />}
          </>
        );
      }}
    </ScoreSheet>
  );
}
