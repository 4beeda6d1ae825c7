// A finished trick: what was played, the number, who released what, and who leads next.
import type { AkumaTrickTrick, SeatName } from "../../door/door";
import { t } from "../../i18n/i18n";
import { Plays } from "../../table/Plays";
import { cardName } from "./cards";
import { Face } from "./Face";
import { terms } from "./Mat";

interface Props {
  trick: AkumaTrickTrick;
  seats: readonly SeatName[];
}

export function TrickPanel({ trick, seats }: Props) {
  const name = seats[trick.releaser]?.name ?? "";
  const { sum, release, discards } = trick;
  const count = discards.length;
  return (
    <section class="ak-trick sheet-of-paper" data-gesture="">
      <h2>{t("akuma_trick-released", { name })}</h2>
      <Plays plays={trick.table} seats={seats} Face={Face} name={cardName} />
      <p class="ak-trick-number">
        {t("akuma_trick-number")} <b>{release.total}</b> <span class="small">{terms(release)}</span>
      </p>
      <div class="ak-discards">
        {count > 0 && (
          <ul aria-label={t("akuma_trick-discards")}>
            {discards.map((card) => (
              <li key={card} data-fly={card}>
                <span role="img" aria-label={cardName(card)}>
                  <Face card={card} />
                </span>
              </li>
            ))}
          </ul>
        )}
        <p class="small">
          {count ? t("akuma_trick-paid", { name, count, sum }) : t("akuma_trick-paid-none", { name })}
        </p>
      </div>
      {trick.next_leader !== null && (
        <p class="small soft">{t("akuma_trick-leads-next", { name: seats[trick.next_leader]?.name ?? "" })}</p>
      )}
    </section>
  );
}
