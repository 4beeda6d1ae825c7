// The tyrant's question as a part of the play: without this button a play puts no chips down.
import { t } from "../../i18n/i18n";
import { Coins } from "./Signs";

interface Props {
  /** The number of cards to play before. */
  count: number;
  /** Undefined if it plays the cards itself; else whether the play asks for chips. */
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
