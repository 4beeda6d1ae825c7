// The facts on a game's box: alone or together, players, minutes. A line may end after a fact, not within one.
import { t } from "../i18n/i18n";
import "./box.css";

/** The character between two facts in every language. */
const BETWEEN = "\u2003";

export const BoxFacts = ({ game }: { game: string }) => (
  <>
    {t(`${game}-facts`)
      .split(BETWEEN)
      .map((fact, at) => (
        <>
          {at > 0 && BETWEEN}
          <span class="fact">{fact}</span>
        </>
      ))}
  </>
);
