// Lucky Maker's turn at the table for a seat whose hand is on a phone: it plays one number.
import { either, t } from "../../../i18n/i18n";
import { Marked } from "../../../table/Marked";
import { PhoneTurn, useNumbers } from "../../../table/phone/PhoneTurn";
import { type PhoneTurnProps, phoneTable } from "../../../table/phone/types";
import { MainButton } from "../../../table/Turn";
import { marks, suitName } from "../cards";
import { hand } from "../hand";
import type { LuckyMakerView } from "../shapes";
import { refusalArguments } from "../words";

function Turn(props: PhoneTurnProps<LuckyMakerView>) {
  const { view, name, lay } = props;
  const choice = useNumbers(props, 1);
  const id = view.current_trick?.plays.length ? "lucky_maker-ask-follow" : "lucky_maker-ask-lead";
  const ask = t(id, { name, suits: either(view.suits.map(suitName)), free: "no" });
  const play = () => lay(choice.chosen, ([card]) => ({ do: "play", card }));
  return (
    <PhoneTurn
      {...props}
      choice={choice}
      buttons={
        <MainButton disabled={!choice.chosen.length} onClick={play}>
          {t("phone-play-one")}
        </MainButton>
      }
    >
      <Marked text={ask} seats={view.seats} marks={marks()} />
    </PhoneTurn>
  );
}

export const phone = phoneTable<LuckyMakerView>({
  ...hand,
  Turn,
  refusalArguments: (_, refusal) => refusalArguments(refusal),
});
