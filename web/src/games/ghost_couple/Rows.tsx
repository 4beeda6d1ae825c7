// Choices that are not on the board: a player, a card of a hand looked at, a card of a treasure.
import { t } from "../../i18n/i18n";
import { Scroller } from "../../table/Scroller";
import { SeatPicker } from "../../table/SeatPicker";
import { CardRow, SeatPart } from "./Sheets";
import type { StepContext } from "./step-context";
import type { Step } from "./steps";

interface Props {
  context: StepContext;
  step: Step;
  /** Somebody else chooses. */
  isWatched: boolean;
}

export function Rows({ context, step, isWatched }: Props) {
  const { view, pending, act } = context;
  if (pending.choice !== "draw_for" && pending.choice !== "look") return <OpenCards context={context} step={step} />;
  const actionOf = (seat: number) =>
    pending.choice === "look" ? { do: "look", from: seat } : { do: "draw_for", to: seat };
  return (
    <SeatPicker
      view={view}
      seats={pending.seats}
      hands={view.counts.hands}
      onPick={isWatched ? null : (seat) => act(actionOf(seat))}
    />
  );
}

/** The hand looked at, or the treasures that may be touched, by seats. */
function OpenCards({ context, step }: Pick<Props, "context" | "step">) {
  const { view, pending, picks } = context;
  const cardsOf = (seat: number) => (pending.choice === "banish_hand" ? view.hands[seat] : view.treasures[seat]) ?? [];
  return (
    <Scroller class="gc-rows" label={t("ghost_couple-open-cards")}>
      {pending.seats.map((seat) => (
        <SeatPart key={seat} view={view} seat={seat}>
          <CardRow cards={cardsOf(seat)} legal={step.cards} chosen={picks.cards} onTap={step.onCard} />
        </SeatPart>
      ))}
    </Scroller>
  );
}
