// A moment of a fight that is over: both sides as they lay, the match's time, and what a call brought.
import { t } from "../../i18n/i18n";
import { Card } from "../../table/Card";
import { nameOf } from "../../table/seat-name";
import { SEATS } from "./actions";
import { Bar } from "./Bar";
import { looks } from "./Face";
import { Report } from "./Report";
import { Skills } from "./Skills";
import type { TrumpFighterView } from "./shapes";
import "./replay.css";

const SECOND_MS = 1000;

export function Replay({ view }: { view: TrumpFighterView }) {
  return (
    <div class="tf-replay" data-phase={view.phase}>
      <p class="tf-replay-time small soft">
        {t("trump_fighter-time", { seconds: (view.at / SECOND_MS).toFixed(1) })} ·{" "}
        {t("trump_fighter-deck", { count: view.counts.deck })}
      </p>
      {SEATS.map((seat) => (
        <Side key={seat} view={view} seat={seat} />
      ))}
      {view.settled && view.last_attack && (
        <div class="sheet-of-paper">
          <Report view={view} attack={view.last_attack} seat={0} />
        </div>
      )}
    </div>
  );
}

/** A side: whoever fights, what it has used, its field and its hand. */
function Side({ view, seat }: { view: TrumpFighterView; seat: number }) {
  const field = view.fields[seat]?.map(({ card }) => card) ?? [];
  return (
    <section
      class={`tf-replay-side seat-${seat}`}
      data-half={seat}
      aria-label={t("trump_fighter-half", { name: nameOf(view.seats, seat) })}
    >
      <Bar view={view} seat={seat} />
      <Places cards={field} label={t("trump_fighter-field")} />
      <Places cards={view.hands[seat] ?? []} label={t("trump_fighter-hand")} />
      <Skills view={view} seat={seat} help onSkill={() => undefined} />
    </section>
  );
}

function Places({ cards, label }: { cards: readonly (string | null)[]; label: string }) {
  return (
    <ol class="tf-replay-row" aria-label={label}>
      {cards.map((card, place) => (
        <li key={place}>{card && <Card card={card} looks={looks} fly={card} />}</li>
      ))}
    </ol>
  );
}
