// A game's box: the picture on its lid, and its facts (alone or together, players, minutes). A line may end after a fact,
// not within one.

import { t } from "../i18n/i18n";
import type { GameBox } from "../table/types";
import "./box.css";

/** The character between two facts in every language's message. */
const BETWEEN = "\u2003";

/** A screen reader pauses at it in every language. */
const PAUSE = ", ";

const factsOf = (game: string): string[] => t(`${game}-facts`).split(BETWEEN);

/** Returns a game's facts for a screen reader, with a pause after each. */
export const factsSaid = (game: string): string => factsOf(game).join(PAUSE);

export const BoxLid = ({ Emblem }: Pick<GameBox, "Emblem">) => (
  <span class="box-lid">
    <Emblem />
  </span>
);

export const BoxFacts = ({ game }: { game: string }) => (
  <>
    {factsOf(game).map((fact) => [
      <span key={fact} class="fact">
        {fact}
        <span class="hidden-text">{PAUSE}</span>
      </span>,
      " ",
    ])}
  </>
);
