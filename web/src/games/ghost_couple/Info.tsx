// A line or two about a card: who it is, what it scores, what it does.
import { locale, t } from "../../i18n/i18n";
import { Ruby } from "../../ui/Ruby";
import { cardOf, eventText, isGhost, moreTexts, shortName } from "./cards";
import { EventBadge } from "./EventSign";
import { READINGS } from "./readings";

/** Who the card is: the character with its ghost and side, or suit and rank. */
function who(id: string): string {
  const card = cardOf(id);
  if (!card || !isGhost(card)) return shortName(id);
  return t("ghost_couple-card", {
    name: card.name[locale.value],
    ghost: card.ghost[locale.value],
    side: t(`ghost_couple-side-${card.side}`),
  });
}

export function Info({ card: id }: { card: string }) {
  const card = cardOf(id);
  if (!card) return null;
  return (
    <p class="gc-info" data-info={id}>
      <b>
        <Ruby text={who(id)} readings={READINGS} />
      </b>{" "}
      {card.points !== 0 && <span class="gc-info-points">{t("points", { points: card.points })}</span>}{" "}
      {card.event && (
        <span>
          <EventBadge event={card.event} /> {eventText(card.event)}
        </span>
      )}{" "}
      {moreTexts(card).map((text) => (
        <span key={text} class="gc-info-more">
          {text}{" "}
        </span>
      ))}
    </p>
  );
}

/** The couple just taken, and what it brings. */
export function Taken({ text, event }: { text: string; event: number | null }) {
  return (
    <p class="gc-info gc-taken">
      {event && <EventBadge event={event} />} {text}
    </p>
  );
}
