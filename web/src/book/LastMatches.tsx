// The last matches, one by one: how they ended, whether they count, and the way to BG Stats.
import { joined, t } from "../i18n/i18n";
import { Button } from "../ui/Button";
import { href } from "../ui/router";
import { Section, usePages } from "../ui/Screen";
import { book, leaveOut } from "./book";
import { toBgStats } from "./files";
import type { Listed } from "./listed";
import type { Played } from "./played";
import { fewestWin } from "./totals";
import { gameName, gameOf, inTenths, lasting, momentOf } from "./words";

const PAGE = 10;

function places({ people, places, points }: Played): string {
  const seats = people.map((_, seat) => seat).sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0));
  return joined(
    seats.map((seat) =>
      t("book-placed", { place: places[seat] ?? 0, name: people[seat] ?? "", points: inTenths(points[seat]) }),
    ),
  );
}

/** Matches that don't count are among them. */
export function LastMatches({ matches }: { matches: readonly Listed<Played>[] }) {
  const { drawn, more } = usePages("matches", matches.toReversed(), PAGE);
  return (
    <Section title={t("book-last")} data-testid="book-last">
      <ul class="book-list">
        {drawn.map((match) => (
          <Row
            key={match.print}
            match={match}
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
  isLeft: boolean;
  ofGame: readonly Played[];
}

function Row({ match, isLeft, ofGame }: RowProps) {
  const name = gameOf(match);
  return (
    <li class={`sheet-of-paper book-match ${isLeft ? "book-left" : ""}`} data-match={match.print}>
      <b>{match.id ? <a href={href("play", match.id)}>{name}</a> : name}</b>
      <span>{places(match)}</span>
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
