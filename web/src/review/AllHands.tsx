// All hands at once, in the place of the one that a table shows.
import type { BaseView } from "../door/door";
import { t } from "../i18n/i18n";
import { Cards } from "../table/Card";
import { nameOf } from "../table/seat-name";
import type { CardLooks } from "../table/types";

interface Props {
  view: BaseView;
  hands: readonly (readonly string[])[];
  looks: CardLooks;
}

export function AllHands({ view, hands, looks }: Props) {
  return (
    <section class="walk-hands" data-place="hand" aria-label={t("review-hands")}>
      {hands.map((cards, seat) => {
        const name = nameOf(view.seats, seat);
        return (
          <div key={seat} class={`walk-hand seat-${seat}${view.to_act.includes(seat) ? " walk-acts" : ""}`}>
            <h3 class="small">
              <span class="seat-dot" aria-hidden="true" /> {name}
            </h3>
            <Cards cards={cards} looks={looks} label={t("review-hand-of", { name })} fly />
          </div>
        );
      })}
    </section>
  );
}
