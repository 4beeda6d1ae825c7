// A finished trick: its winner, the cards in the order of play, the reason for its end, and the next leader. It is the
// same for every viewer.
import type { ComponentChildren } from "preact";
import type { FinishedTrick } from "../door/door";
import { t } from "../i18n/i18n";
import "./trick-panel.css";

interface Props {
  trick: FinishedTrick;
  /** In a list of tricks each has its number. */
  numbered?: boolean | undefined;
  /** The winner, and the points. */
  heading: string;
  reason: ComponentChildren;
  /** The card that it was about. */
  topic?: ComponentChildren;
  /** The name of the next leader; empty if there is none. */
  next?: string;
  class?: string;
  /** The plays, and other parts that the game shows. */
  children: ComponentChildren;
}

export const TrickPanel = ({
  trick,
  numbered = false,
  heading,
  reason,
  topic,
  next = "",
  class: more,
  children,
}: Props) => (
  <section
    class={more ? `trick sheet-of-paper ${more}` : "trick sheet-of-paper"}
    data-leave={trick.winner === null ? undefined : `seat-${trick.winner}`}
  >
    <h2 class="trick-heading">{numbered ? t("trick-said", { number: trick.number + 1, heading }) : heading}</h2>
    <div class="trick-cards">
      {topic && <div class="trick-topic">{topic}</div>}
      <div class="trick-plays">{children}</div>
    </div>
    <div class="trick-reason small">{reason}</div>
    {next && <p class="trick-next small soft">{t("leads-next", { name: next })}</p>}
  </section>
);
