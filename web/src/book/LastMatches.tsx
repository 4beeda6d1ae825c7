// The last matches, one by one: how they ended, whether they count, and the way to BG Stats.
import { t } from "../i18n/i18n";
import { Crest } from "../table/Cloth";
import { inColourOf } from "../table/game";
import type { GameBox } from "../table/types";
import { Button } from "../ui/Button";
import { href } from "../ui/router";
import { Section, usePages } from "../ui/Screen";
import { book, leaveOut } from "./book";
import { toBgStats } from "./files";
import type { Listed } from "./listed";
import type { Played } from "./played";
import { fewestWin } from "./totals";
import { gameName, gameOf, inTenths, lasting, momentOf } from "./words";

/** Fills rows of one, two and three. */
const PAGE = 12;

/** The games' boxes, by their ids. */
export type Boxes = readonly (GameBox & { readonly id: string })[];

/** The players, the first one first; those who have won stand out. */
function Places({ people, places, points }: Played) {
  const seats = people.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return (
    <span>
      {seats.map((seat) => {
        const place = places[seat] ?? 0;
        const Part = place === 1 ? "b" : "span";
        return (
          <Part key={seat} class="book-placed">
            {t("book-placed", { place, name: people[seat] ?? "", points: inTenths(points[seat]) })}{" "}
          </Part>
        );
      })}
    </span>
  );
}

/** Matches that don't count are among them. */
export function LastMatches({ matches, boxes }: { matches: readonly Listed<Played>[]; boxes: Boxes }) {
  const { drawn, more } = usePages("matches", matches.toReversed(), PAGE);
  return (
    <Section title={t("book-last")} data-testid="book-last">
      <ul class="book-list">
        {drawn.map((match) => (
          <Row
            key={match.print}
            match={match}
            box={boxes.find(({ id }) => id === match.game)}
            isLeft={book.value.left.includes(match.print)}
            ofGame={matches.filter(({ game }) => game === match.game)}
          />
        ))}
      </ul>
      {more}
    </Section>
  );
}

interface RowProps {
  match: Listed<Played>;
  box: GameBox | undefined;
  isLeft: boolean;
  ofGame: readonly Played[];
}

function Row({ match, box, isLeft, ofGame }: RowProps) {
  const name = gameOf(match);
  return (
    <li
      class={`sheet-of-paper book-match book-of-game ${isLeft ? "book-left" : ""}`}
      style={box && inColourOf(box)}
      data-match={match.print}
    >
      {box && <Crest of={box.crest} />}
      <b>{match.id ? <a href={href("play", match.id)}>{name}</a> : name}</b>
      <Places {...match} />
      <span class="small soft">
        {momentOf(match.ended)}
        {match.played !== null && ` · ${lasting(match.played)}`}
        {isLeft && ` · ${t("book-is-left")}`}
      </span>
      <span class="row">
        <Button quiet onClick={() => leaveOut(match.print, !isLeft)}>
          {t(isLeft ? "book-put-back" : "book-leave-out")}
        </Button>
        {!isLeft && (
          <Button
            quiet
            href={toBgStats(match, gameName(match.game), fewestWin(ofGame))}
            target="_blank"
            rel="noopener noreferrer"
          >
            {t("book-bg-stats")}
          </Button>
        )}
      </span>
    </li>
  );
}
