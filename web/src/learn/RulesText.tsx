// The rules in our own words, clause by clause, so that a refusal can point at its number.
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n";
import type { RulesSection } from "../table/types";
import "./rules.css";

interface Props {
  /** The game's id. */
  game: string;
  rules: readonly RulesSection[];
  /** The clause to be marked and brought into view. */
  clause: string | null;
}

export function RulesText({ game, rules, clause }: Props) {
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: "center" }), []);
  return (
    <div class="rules stack">
      <p>{t(`${game}-story`)}</p>
      {rules.map(({ heading, clauses }) => (
        <section key={heading}>
          <h2>{t(`${game}-rules-${heading}`)}</h2>
          <ul>
            {clauses.map((number) => (
              <li key={number} ref={number === clause ? marked : null} class={number === clause ? "rules-marked" : ""}>
                {number !== "0" && <b class="rules-number">{number}</b>}
                <span>{t(`${game}-rule-${number.replace(".", "-")}`)}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <p class="small soft">{t(`${game}-credit`)}</p>
    </div>
  );
}
