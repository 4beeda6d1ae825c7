// A card in the hand, with a flag on it where there is something to say about it.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { t } from "../../i18n/i18n";
import type { CardLooks } from "../../table/types";
import { Face, looks } from "./Face";

interface Flags {
  /** Cards of which one may stay in the hand. */
  readonly spare: readonly string[];
  /** Cards stolen since the last turn. */
  readonly fresh: readonly string[];
}

export const HandFlags = createContext<Flags>({ spare: [], fresh: [] });

function HandFace({ card }: { card: string }) {
  const { spare, fresh } = useContext(HandFlags);
  return (
    <>
      <Face card={card} />
      {spare.includes(card) && <span class="ak-flag ak-flag-spare">{t("akuma_trick-flag-spare")}</span>}
      {!spare.includes(card) && fresh.includes(card) && (
        <span class="ak-flag ak-flag-fresh">{t("akuma_trick-flag-fresh")}</span>
      )}
    </>
  );
}

/** The cards of a hand: with their flags. */
export const handLooks: CardLooks = { ...looks, Face: HandFace };
