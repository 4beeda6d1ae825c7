// The cover over a match that stands still: both sides say that they are there before it goes on.
import type { SeatName } from "../../../door/door";
import { t } from "../../../i18n/i18n";
import { nameOf } from "../../../table/seat-name";
import { go } from "../../../ui/router";
import { Press } from "./Press";
import "./cover.css";

interface Props {
  seats: readonly SeatName[];
  people: readonly number[];
  turned: boolean;
  back: readonly boolean[];
  onBack: (seat: number) => void;
  onRules: () => void;
}

export function Cover({ seats, people, turned, back, onBack, onRules }: Props) {
  return (
    <section class="tf-cover" data-testid="cover" aria-label={t("trump_fighter-still")}>
      {people.toReversed().map((seat) => (
        <div key={seat} class={`cover-side seat-${seat}${turned && seat > 0 ? " turned" : ""}`}>
          <h2>{t("trump_fighter-still")}</h2>
          <p>{back[seat] ? t("trump_fighter-waits-for-other") : t("trump_fighter-still-help")}</p>
          <Press
            class="button button-main cover-back"
            disabled={Boolean(back[seat])}
            onPress={() => onBack(seat)}
            data={{ "data-back": seat }}
          >
            {t(back[seat] ? "trump_fighter-is-back" : "trump_fighter-go-on", { name: nameOf(seats, seat) })}
          </Press>
        </div>
      ))}
      <div class="cover-foot row">
        <Press class="button" onPress={() => go("")}>
          {t("home")}
        </Press>
        <Press class="button" onPress={onRules}>
          {t("rules")}
        </Press>
      </div>
    </section>
  );
}
