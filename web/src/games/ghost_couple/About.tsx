// Texts about cards: a line or two about one, and the list of the deck's characters with their effects.
import { locale, t } from "../../i18n/i18n";
import { Ruby } from "../../ui/Ruby";
import { allCards, cardOf, eventText, fullName, ghostKey, isGhost, moreTexts, shortName } from "./cards";
import { EventBadge } from "./events";
import { BondBadge, Face } from "./Face";
import readings from "./readings.json";
import type { GhostCoupleCard } from "./shapes";
import "./everybody.css";

interface InfoProps {
  card: string;
  /** Its possible couples now. */
  mates?: ReadonlySet<string> | undefined;
}

/** The card's name, points and event. */
export function Info({ card: id, mates }: InfoProps) {
  const card = cardOf(id);
  if (!card) return null;
  return (
    <p class="gc-info" data-info={id}>
      <b>
        <Ruby text={fullName(id)} readings={readings} />
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
      {mates && !card.event && <WithMates card={card} mates={mates} />}
    </p>
  );
}

/** Most events written in full next to a card without other text. */
const MOST_SAID = 2;

/** The effect of a couple with that card: in full if there is room, else by the sign next to each mate. */
function WithMates({ card, mates }: { card: GhostCoupleCard; mates: ReadonlySet<string> }) {
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

/** The couple just taken, and its event. */
export function Taken({ text, event }: { text: string; event: number | null }) {
  return (
    <p class="gc-info gc-taken">
      {event && <EventBadge event={event} />} {text}
    </p>
  );
}

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", null];

/** Playing cards from the ace to the jokers; ghosts as the catalogue has them. */
const place = (card: GhostCoupleCard) => (isGhost(card) ? 0 : RANKS.indexOf(card.rank));

/** The deck's cards, those of a ghost or a rank together. */
function kinds(deck: GhostCoupleCard["deck"]): GhostCoupleCard[][] {
  const groups = new Map<string, GhostCoupleCard[]>();
  for (const card of allCards(deck).toSorted((one, other) => place(one) - place(other))) {
    const key = isGhost(card) ? ghostKey(card.id) : (card.rank ?? "");
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

/** One entry for each ghost, or for each rank of the playing cards. */
export function Everybody({ deck }: { deck: GhostCoupleCard["deck"] }) {
  return (
    <ul class="gc-everybody">
      {kinds(deck).map((cards) => (
        <li key={cards[0]?.id}>
          <h3>{heading(cards[0])}</h3>
          <div class="gc-kin" aria-hidden="true">
            {cards.map(({ id }) => (
              <Face key={id} card={id} />
            ))}
          </div>
          {deck === "ghosts" ? (
            [0, 1].map((side) => <Character key={side} cards={cards.filter((card) => card.side === side)} />)
          ) : (
            <Brings cards={cards.slice(0, 1)} />
          )}
        </li>
      ))}
    </ul>
  );
}

function heading(card: GhostCoupleCard | undefined): string {
  if (card && isGhost(card)) return card.ghost[locale.value];
  return card?.rank ?? t("ghost_couple-joker");
}

/** A character with the effects of all its cards, its ability once. */
function Character({ cards }: { cards: readonly GhostCoupleCard[] }) {
  const [first] = cards;
  if (!first || !isGhost(first)) return null;
  return (
    <div class="gc-character">
      <b>{first.name[locale.value]}</b> <span class="soft">{t(`ghost_couple-side-${first.side}`)}</span>{" "}
      <Brings cards={cards} />
    </div>
  );
}

/** Each card's points and event, equal ones once, and its special couples. */
function Brings({ cards }: { cards: readonly GhostCoupleCard[] }) {
  const points = [...new Set(cards.map((card) => card.points))].filter((each) => each !== 0);
  const events = [...new Set(cards.map((card) => card.event))].filter((each) => each !== null);
  return (
    <>
      {cards.some(isGhost) &&
        points.map((each) => (
          <span key={each} class="gc-info-points">
            {t("points", { points: each })}
          </span>
        ))}
      {events.map((event) => (
        <p key={event} class="small" data-event={event}>
          <EventBadge event={event} /> {eventText(event)}
        </p>
      ))}
      {cards
        .slice(0, 1)
        .flatMap(moreTexts)
        .map((text) => (
          <p key={text} class="small">
            {text}
          </p>
        ))}
    </>
  );
}
