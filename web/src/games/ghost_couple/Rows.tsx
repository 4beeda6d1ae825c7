// Choices that are not on the board: a player, a card of a hand looked at, a card of a treasure.
import { t } from "../../i18n/i18n";
import { SeatPicker } from "../../table/SeatPicker";
import { CardRow, SeatPart } from "./Sheets";
import type { Step, StepContext } from "./steps";

export function Rows({ context, step }: { context: StepContext; step: Step }) {
  const { view, pending, act } = context;
  switch (pending.choice) {
    case "draw_for":
      return (
        <SeatPicker
          view={view}
          seats={pending.seats}
          noteOf={(seat) => t("hand-count", { count: view.counts.hands[seat] ?? 0 })}
          onPick={(to) => act({ do: "draw_for", to })}
        />
      );
    case "look":
      return (
        <SeatPicker
          view={view}
          seats={pending.seats}
          noteOf={(seat) => t("hand-count", { count: view.counts.hands[seat] ?? 0 })}
          onPick={(from) => act({ do: "look", from })}
        />
      );
    default:
      return <OpenCards context={context} step={step} />;
  }
}

/** The hand looked at, or the treasures that may be touched, by seats. */
function OpenCards({ context, step }: { context: StepContext; step: Step }) {
  const { view, pending, picks } = context;
  const cardsOf = (seat: number) => (pending.choice === "banish_hand" ? view.hands[seat] : view.treasures[seat]) ?? [];
  return (
    <div class="gc-rows">
      {pending.seats.map((seat) => (
        <SeatPart key={seat} view={view} seat={seat}>
          <CardRow cards={cardsOf(seat)} legal={step.cards} chosen={picks.cards} onTap={step.onCard} />
        </SeatPart>
      ))}
    </div>
  );
}
