// The button that plays and then asks for chips: other plays put no chips down.
import { t } from "../../i18n/i18n";
import { Coins } from "./Signs";

interface Props {
  /** The number of cards to play. */
  count: number;
  /** Undefined if the button plays; else whether the play that another button carries out asks for chips. */
  pressed?: boolean | undefined;
  onClick: () => void;
}

export const ChipsButton = ({ count, pressed, onClick }: Props) => (
  <button
    type="button"
    class="button bk-chips"
    data-do="with_chips"
    aria-label={t("bokunron-lay-chips-said", { count })}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <Coins count={1} /> {t("bokunron-lay-chips")}
  </button>
);
