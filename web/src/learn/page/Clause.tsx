// A clause of the rules: its number, its words, its drawing, and its trial.
import { useEffect, useRef } from "preact/hooks";
import { has, inEveryLanguage, t } from "../../i18n/i18n";
import type { Leaflet } from "../leaflet";
import { TryIt } from "./TryIt";
import { Words } from "./Words";

interface Props {
  game: string;
  leaflet: Leaflet;
  /** Its number; `0` is the part before the first one. */
  clause: string;
  /** Led to from elsewhere. */
  isMarked: boolean;
}

const nameOf = (clause: string) => clause.replace(".", "-");
const ruleOf = (game: string, clause: string) => `${game}-rule-${nameOf(clause)}`;
const exampleOf = (game: string, clause: string) => `${game}-example-${nameOf(clause)}`;

/** The searchable text of a clause: its number, its words and its example's, in every language that is here. */
export const searchedIn = (game: string, clause: string): string =>
  [clause, ...[ruleOf(game, clause), exampleOf(game, clause)].flatMap(inEveryLanguage)].join(" ");

export function Clause({ game, leaflet, clause, isMarked }: Props) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isMarked) item.current?.scrollIntoView({ block: "center" });
  }, [isMarked]);
  const Example = leaflet.examples[clause];
  const trial = leaflet.trials?.[clause];
  const caption = exampleOf(game, clause);
  return (
    <li ref={item} class={isMarked ? "leaflet-clause rules-marked" : "leaflet-clause"} data-clause={clause}>
      {clause !== "0" && <b class="rules-number">{clause}</b>}
      <Words game={game} leaflet={leaflet} text={t(ruleOf(game, clause))} />
      {leaflet.rulings.includes(clause) && <p class="leaflet-ruling small soft">{t("rules-ruling")}</p>}
      {Example && (
        <figure class="leaflet-example">
          <Example />
          {has(caption) && <figcaption class="small soft">{t(caption)}</figcaption>}
        </figure>
      )}
      {trial && <TryIt trial={trial} leaflet={leaflet} />}
    </li>
  );
}
