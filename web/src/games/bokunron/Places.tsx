// The players' places round the table: what each still has, what it has won, and the cards before it.
import type { ComponentChildren } from "preact";
import type { BokunronTablePlay, BokunronView } from "../../door/door";
import { t } from "../../i18n/i18n";
import { seatOrder } from "../../table/Seats";
import { cardName } from "./cards";
import { Back, Face } from "./Face";
import { Coins, Crown, Label } from "./Signs";

export function Places({ view }: { view: BokunronView }) {
  return (
    <ol class="seats bk-places" data-ground="" data-count={view.seats.length} aria-label={t("seats")}>
      {seatOrder(view).map((seat) => {
        const acts = view.to_act.includes(seat);
        const laid = view.plays.find((play) => play.seat === seat);
        return (
          <li
            key={seat}
            class={`seat seat-${seat}${acts ? " seat-acts" : ""}`}
            data-seat={seat}
            data-place={`seat-${seat}`}
            aria-current={acts ? "true" : undefined}
          >
            <div class="bk-place">
              <span class="seat-name">
                <span class="seat-dot" aria-hidden="true" />
                <b>{view.seats[seat]?.name}</b>
                {view.marker === seat && <Crown words={t("bokunron-marker")} />}
              </span>
              <div class="bk-place-line">
                <Facts view={view} seat={seat} />
                <Fames view={view} seat={seat} />
              </div>
            </div>
            {laid && <Laid laid={laid} />}
          </li>
        );
      })}
    </ol>
  );
}

const HAND_SIGN = (
  <path d="M4 2h7a1.5 1.5 0 0 1 1.5 1.5v9A1.5 1.5 0 0 1 11 14H4a1.5 1.5 0 0 1-1.5-1.5v-9A1.5 1.5 0 0 1 4 2z" />
);
const STOCK_SIGN = <path d="M3.5 1.5h11v7.5M1.5 4.5h10v10h-10z" />;

function Facts({ view, seat }: { view: BokunronView; seat: number }) {
  const { chips, hands, stocks } = view.counts;
  const state = stateOf(view, seat);
  return (
    <span class="seat-facts">
      <Fact value={chips[seat] ?? 0} words={t("bokunron-chips", { count: chips[seat] ?? 0 })}>
        <Coins count={1} />
      </Fact>
      <Fact value={hands[seat] ?? 0} words={t("hand-count", { count: hands[seat] ?? 0 })}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {HAND_SIGN}
        </svg>
      </Fact>
      <Fact value={stocks[seat] ?? 0} words={t("bokunron-stock-count", { count: stocks[seat] ?? 0 })}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          {STOCK_SIGN}
        </svg>
      </Fact>
      {state && <span class="bk-state">{t(`bokunron-state-${state}`)}</span>}
    </span>
  );
}

/** What sets the seat apart just now, if anything does. */
function stateOf(view: BokunronView, seat: number): string | null {
  if (view.out[seat]) return "out";
  if (view.owing.some((owing) => owing.seat === seat)) return "owing";
  if (view.passed[seat]) return "passed";
  return view.passed_before[seat] ? "passed_before" : null;
}

function Fact({ value, words, children }: { value: number; words: string; children: ComponentChildren }) {
  return (
    <span class="seat-fact" title={words}>
      {children}
      <span aria-hidden="true">{value}</span>
      <span class="hidden-text">{words}</span>
    </span>
  );
}

/** The ace, hidden but for its owner, and to its right the lead cards won. */
function Fames({ view, seat }: { view: BokunronView; seat: number }) {
  const ace = view.aces[seat] ?? null;
  const fames = view.fames[seat] ?? [];
  return (
    <span class="bk-fames">
      <Label card={ace} words={t(ace ? "bokunron-ace" : "bokunron-ace-hidden")} />
      {fames.map(({ lead, trick }) => (
        <Label key={trick} card={lead} words={t("bokunron-fame")} />
      ))}
      <span class="hidden-text">{t("tricks-won", { count: fames.length })}</span>
    </span>
  );
}

/** The cards before a seat: the open one with its face, the seat's own to itself, the others by their backs. */
function Laid({ laid }: { laid: BokunronTablePlay }) {
  const { count, up, cards } = laid;
  const shown = cards ?? [...(up ? [up] : []), ...Array.from({ length: count - (up ? 1 : 0) }, () => null)];
  return (
    <span class="bk-laid" data-open={cards ? "yes" : "no"}>
      {shown.map((card, place) => (
        <span
          key={card ?? place}
          data-fly={card ?? `down-${laid.seat}-${place}`}
          role="img"
          class={card !== null && card === up ? "bk-up" : undefined}
          aria-label={
            card ? t(card === up ? "bokunron-lies-open" : "bokunron-lies", { card: cardName(card) }) : t("face-down")
          }
        >
          {card ? <Face card={card} /> : <Back />}
        </span>
      ))}
    </span>
  );
}
