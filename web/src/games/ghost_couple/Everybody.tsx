// Who is in the deck, and what they bring: one entry for each ghost, or for each rank of the playing cards.
import { locale, t } from "../../i18n/i18n";
import { type AnyCard, allCards, eventText, ghostKey, isGhost, moreTexts } from "./cards";
import { EventBadge } from "./EventSign";
import { Face } from "./Face";
import "./everybody.css";

const RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", null];

/** Playing cards from the ace to the jokers; ghosts as the catalogue has them. */
const place = (card: AnyCard) => (isGhost(card) ? 0 : RANKS.indexOf(card.rank));

/** The deck's cards, those of a ghost or a rank together. */
function kinds(deck: AnyCard["deck"]): AnyCard[][] {
  const groups = new Map<string, AnyCard[]>();
  for (const card of allCards(deck).toSorted((one, other) => place(one) - place(other))) {
    const key = isGhost(card) ? ghostKey(card.id) : (card.rank ?? "");
    groups.set(key, [...(groups.get(key) ?? []), card]);
  }
  return [...groups.values()];
}

export function Everybody({ deck }: { deck: AnyCard["deck"] }) {
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

function heading(card: AnyCard | undefined): string {
  if (card && isGhost(card)) return card.ghost[locale.value];
  return card?.rank ?? t("ghost_couple-joker");
}

/** A character with all its cards bring, its ability told once. */
function Character({ cards }: { cards: readonly AnyCard[] }) {
  const [first] = cards;
  if (!first || !isGhost(first)) return null;
  return (
    <div class="gc-character">
      <b>{first.name[locale.value]}</b> <span class="soft">{t(`ghost_couple-side-${first.side}`)}</span>{" "}
      <Brings cards={cards} />
    </div>
  );
}

/** What each of the cards scores and does, alike ones once, and what they go with beside the ordinary. */
function Brings({ cards }: { cards: readonly AnyCard[] }) {
  const points = [...new Set(cards.map((card) => card.points))].filter((each) => each !== 0);
  const events = [...new Set(cards.map((card) => card.event))].filter((each) => each !== null);
  const [first] = cards;
  const more = first ? moreTexts(first) : [];
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
      {more.map((text) => (
        <p key={text} class="small">
          {text}
        </p>
      ))}
    </>
  );
}
