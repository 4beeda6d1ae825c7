// After a what-if: how it ended, beside how the match that it goes on from really did.
import { dayOf } from "../day/day";
import { t } from "../i18n/i18n";
import { headOf } from "../saves/list";
import { type Head, LINKED, type Outcome } from "../saves/record";
import { nameOf } from "../table/seat-name";
import { LinkButton } from "../ui/Button";
import { href } from "../ui/router";
import { Points } from "./Evening";
import "./evening.css";

/** Both ends side by side, seat by seat; nothing after a match of its own, and where nobody knows the other end. */
export function Really({ head: { id, origin, outcome, seats } }: { head: Head }) {
  if (!origin || origin.id === LINKED || !outcome) return null;
  const isPractice = dayOf(id) !== null;
  const ends: readonly [string, Outcome][] = [
    [isPractice ? "day-counted" : "really-then", origin.outcome],
    [isPractice ? "day-practice" : "really-now", outcome],
  ];
  return (
    <section class="stack" data-testid="really">
      <h2>{t(isPractice ? "day-beside" : "really")}</h2>
      <div class="evening">
        <table>
          <thead>
            <tr>
              <td />
              {ends.map(([name]) => (
                <th key={name} scope="col">
                  {t(name)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats.map((_, seat) => (
              <tr key={seat}>
                <th scope="row" class={`seat-${seat}`}>
                  <span class="seat-dot" aria-hidden="true" /> {nameOf(seats, seat)}
                </th>
                {ends.map(([name, { winners, scores }]) => (
                  <Points key={name} points={scores[seat]} won={winners.includes(seat)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {headOf(origin.id) && <LinkButton href={href("review", origin.id)}>{t("really-review")}</LinkButton>}
    </section>
  );
}
