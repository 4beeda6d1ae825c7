// Choices that are not on the board: a player, a card of a hand looked at, a card of a treasure.
import { SeatPicker } from "../../table/SeatPicker";
import { CardRow, SeatPart } from "./Sheets";
import type { Step, StepContext } from "./steps";

export function Rows({ context, step }: { context: StepContext; step: Step }) {
  const { view, pending, act } = context;
  if (pending.choice !== "draw_for" && pending.choice !== "look") return <OpenCards context={context} step={step} />;
  const actionOf = (seat: number) =>
    pending.choice === "look" ? { do: "look", from: seat } : { do: "draw_for", to: seat };
  return (
    <SeatPicker view={view} seats={pending.seats} hands={view.counts.hands} onPick={(seat) => act(actionOf(seat))} />
  );
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
