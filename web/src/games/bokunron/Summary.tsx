// The summary card of the game's box: points at the end, with the cards that are open so far. Aces are open at the end alone.
import { t } from "../../i18n/i18n";
import { suitWord } from "../../table/faces/names";
import { SuitSign } from "../../table/faces/suits";
import { SUITS } from "./Court";
import { cardOf } from "./cards";
import { Coins } from "./Signs";
import type { BokunronView } from "./shapes";
import "./summary.css";

interface Props {
  view: BokunronView;
}

export const Summary = ({ view }: Props) => (
  <div class="bk-summary">
    <Seats view={view} />
    <Cards view={view} />
    <Bonuses view={view} />
    <p>
      {t("bokunron-summary-fewest", {
        points: view.numbers.pile_points,
        piles: view.plaza.reduce((sum, { piles }) => sum + piles.length, 0),
      })}
    </p>
    <p>{t("bokunron-summary-strike", { points: view.numbers.struck_from })}</p>
  </div>
);

const initialOf = (name: string): string => [...name][0] ?? "";

/** The mark of a seat in the table of cards. */
const Mark = ({ view, seat }: Props & { seat: number }) => (
  <span class={`bk-mark seat-${seat}`} aria-hidden="true">
    {initialOf(view.seats[seat]?.name ?? "")}
  </span>
);

/** The seats' marks, and the chips left. */
const Seats = ({ view }: Props) => (
  <ul class="bk-summary-seats">
    {view.seats.map(({ name }, seat) => (
      <li key={seat}>
        <Mark view={view} seat={seat} /> {name} <Coins count={1} /> {view.counts.chips[seat] ?? 0}
      </li>
    ))}
  </ul>
);

/** Ace and lead cards by suit and rank, with the points of each rank, and the holders of open cards. */
function Cards({ view }: Props) {
  const { rank_points } = view.numbers;
  const held = (seat: number) => [
    ...(view.won_tricks[seat] ?? []).map(({ lead }) => lead),
    ...(view.over ? [view.aces[seat] ?? ""] : []),
  ];
  const holder = (suit: string, rank: string) =>
    view.seats.findIndex((_, seat) => held(seat).some((id) => cardOf(id)?.suit === suit && cardOf(id)?.rank === rank));
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("bokunron-summary-card")}</th>
          {rank_points.map(({ rank }) => (
            <th key={rank} scope="col">
              {rank}
            </th>
          ))}
        </tr>
        <tr>
          <th scope="row">{t("bokunron-summary-points")}</th>
          {rank_points.map(({ rank, points }) => (
            <td key={rank}>{points}</td>
          ))}
        </tr>
      </thead>
      <tbody>
        {view.plaza.map(({ suit }) => (
          <tr key={suit}>
            <th scope="row">
              <SuitSign of={SUITS[suit]} />
              <span class="hidden-text">{suitWord(suit)}</span>
            </th>
            {rank_points.map(({ rank }) => (
              <Held key={rank} view={view} seat={holder(suit, rank)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A card's place: its owner's mark; -1: no owner that everyone knows. */
const Held = ({ view, seat }: Props & { seat: number }) => (
  <td>
    {seat >= 0 && (
      <>
        <Mark view={view} seat={seat} />
        <span class="hidden-text">{view.seats[seat]?.name}</span>
      </>
    )}
  </td>
);

/** The bonus points for several cards of a suit or of a rank. */
function Bonuses({ view: { numbers } }: Props) {
  const counts = [...numbers.suit_bonus.keys()].filter((count) => numbers.suit_bonus[count]);
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t("bokunron-summary-same")}</th>
          {counts.map((count) => (
            <th key={count} scope="col">
              {t("bokunron-summary-cards", { count })}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(["suit", "rank"] as const).map((kind) => (
          <tr key={kind}>
            <th scope="row">{t(`bokunron-term-${kind}s`)}</th>
            {counts.map((count) => (
              <td key={count}>+{numbers[`${kind}_bonus`][count]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
