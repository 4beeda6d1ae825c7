// Akuma Trick's turn at the table for a seat whose hand is on a phone: it plays or releases the tapped numbers.
import { either, t } from "../../../i18n/i18n";
import { PhoneTurn, useNumbers } from "../../../table/phone/PhoneTurn";
import { type PhoneTurnProps, phoneTable } from "../../../table/phone/types";
import { SeatPicker } from "../../../table/SeatPicker";
import { MainButton } from "../../../table/Turn";
import { Button } from "../../../ui/Button";
import { cardOf, colourName } from "../cards";
import { hand } from "../hand";
import type { AkumaTrickView } from "../shapes";
import { refusalArguments, runsOf } from "../words";

const rankOf = (card: string): number => cardOf(card)?.rank ?? 0;

/** Cards in rising order: a run is played from low to high, regardless of the order of the taps. */
const rising = (cards: readonly string[]) => cards.toSorted((one, other) => rankOf(one) - rankOf(other));

function askOf(view: AkumaTrickView, name: string): string {
  if (view.beat === null) return t("akuma_trick-ask-lead", { name, runs: runsOf(view) });
  const args = { name, least: view.least ?? "none", colours: either(view.lock.map(colourName)) };
  return t(view.lock.length ? "akuma_trick-ask-locked" : "akuma_trick-ask", args);
}

function Turn(props: PhoneTurnProps<AkumaTrickView>) {
  const { view, name, numbers, act, lay } = props;
  const choice = useNumbers(props, numbers.length);
  const { chosen } = choice;
  const count = chosen.length;
  if (view.steal)
    return (
      <PhoneTurn
        {...props}
        choice={null}
        buttons={
          <>
            <SeatPicker
              view={view}
              hands={view.counts.hands}
              seats={view.steal.victims}
              onPick={(from) => act({ do: "steal", from })}
            />
            <Button data-do="stop" onClick={() => act({ do: "stop" })}>
              {t("akuma_trick-stop")}
            </Button>
          </>
        }
      >
        {t("akuma_trick-ask-steal", { name })}
      </PhoneTurn>
    );
  const release = (
    <Button data-do="release" onClick={() => lay(chosen, (cards) => ({ do: "release", cards }))}>
      {t("akuma_trick-phone-release", { count })}
    </Button>
  );
  return (
    <PhoneTurn
      {...props}
      choice={choice}
      buttons={
        <>
          {release}
          <MainButton disabled={!count} onClick={() => lay(chosen, (cards) => ({ do: "play", cards: rising(cards) }))}>
            {t("phone-play", { count })}
          </MainButton>
        </>
      }
    >
      {askOf(view, name)}
    </PhoneTurn>
  );
}

export const phone = phoneTable<AkumaTrickView>({
  ...hand,
  Turn,
  asksNone: ({ steal }) => steal !== null,
  refusalArguments,
});
