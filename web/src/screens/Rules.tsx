// The rules in our own words, clause by clause, so that a refusal can point at its number.
import { useEffect, useRef } from "preact/hooks";
import { tableOf } from "../games";
import { t } from "../i18n/i18n";
import { Head } from "../ui/Head";
import { href, replace } from "../ui/router";
import "./rules.css";

interface Props {
  game: string;
  clause: string | null;
}

export function Rules({ game, clause }: Props) {
  if (!tableOf(game)) {
    replace("");
    return null;
  }
  return (
    <main class="screen">
      <Head title={t("rules-of", { game: t(`${game}-name`) })} back={href("")} />
      <RulesText game={game} clause={clause} />
    </main>
  );
}

export function RulesText({ game, clause }: Props) {
  const marked = useRef<HTMLLIElement>(null);
  useEffect(() => marked.current?.scrollIntoView({ block: "center" }), []);
  return (
    <div class="rules stack">
      <p>{t(`${game}-story`)}</p>
      {tableOf(game)?.rules.map(({ heading, clauses }) => (
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
