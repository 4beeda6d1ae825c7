// Who beats whom: a row against everybody else's column.
import { useMemo } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Scroller } from "../table/Scroller";
import { type Pair, pairsOf } from "./pairs";
import type { Played } from "./played";

interface Props {
  matches: readonly Played[];
  hidden: ReadonlySet<string>;
}

export function PairsTable({ matches, hidden }: Props) {
  const pairs = useMemo(() => pairsOf(matches), [matches]);
  const people = [...pairs.keys()].filter((person) => !hidden.has(person)).sort((a, b) => a.localeCompare(b));
  if (people.length < 2) return null;
  return (
    <section class="stack" data-testid="book-pairs">
      <h2>{t("book-pairs")}</h2>
      <Scroller class="book-table" label={t("book-pairs")}>
        <table>
          <thead>
            <tr>
              <td />
              {people.map((person) => (
                <th key={person} scope="col">
                  {t("book-against", { name: person })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <tr key={one}>
                <th scope="row">{one}</th>
                {people.map((other) => (
                  <Against key={other} pair={pairs.get(one)?.get(other)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
      <p class="small soft">{t("book-pairs-help")}</p>
    </section>
  );
}

function Against({ pair }: { pair: Pair | undefined }) {
  if (!pair) return <td class="soft">–</td>;
  const { ahead, behind, level } = pair;
  const words = level ? t("book-pair-level", { ahead, behind, level }) : t("book-pair", { ahead, behind });
  return <td class={ahead > behind ? "book-ahead" : ""}>{words}</td>;
}
