// A line or two about a card: who it is, what it scores, what it does.
import { locale, t } from "../../i18n/i18n";
import { Ruby } from "../../ui/Ruby";
import { type AnyCard, cardOf, eventText, isGhost, moreTexts, shortName } from "./cards";
import { EventBadge } from "./EventSign";
import { BondBadge } from "./GhostFace";
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

interface InfoProps {
  card: string;
  /** What it would make a couple with now. */
  mates?: ReadonlySet<string>;
}

export function Info({ card: id, mates }: InfoProps) {
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
      {moreTexts(card).map((text, at) => (
        <span key={text} class="gc-info-more">
          {at === 0 && isGhost(card) && <BondBadge />} {text}{" "}
        </span>
      ))}
      {mates && <Brings card={card} mates={mates} />}
    </p>
  );
}

/** So many events are said in full beside a card that has nothing else to be said. */
const MOST_SAID = 2;

/** What a couple with that card would set off: in full where there is room, else by the sign beside each mate. */
function Brings({ card, mates }: { card: AnyCard; mates: ReadonlySet<string> }) {
  if (card.event) return null;
  const found = [...mates].flatMap((id) => {
    const event = cardOf(id)?.event;
    return event ? [{ id, event }] : [];
  });
  const told = found.filter(({ event }, at) => found.findIndex((other) => other.event === event) === at);
  const isSaid = told.length <= (moreTexts(card).length ? 1 : MOST_SAID);
  return (
    <>
      {(isSaid ? told : found).map(({ id, event }) => (
        <span key={id} class="gc-info-brings">
          {t("ghost_couple-with", { mate: shortName(id) })} <EventBadge event={event} /> {isSaid &&
            eventText(event)}{" "}
        </span>
      ))}
    </>
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
