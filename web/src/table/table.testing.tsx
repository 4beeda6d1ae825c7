// A small match of three seats for the tests of tables' parts.
import { vi } from "vitest";
import type { Action } from "../door/client";
import type { BaseView, FinishedTrick } from "../door/door";
import { Plays } from "./Plays";
import { nameOf } from "./seat-name";
import { TrickPanel } from "./TrickPanel";
import type { CardLooks, TableProps, TrickProps } from "./types";

export const NAMES = ["Aki", "Ben", "Chie"] as const;

export const viewOf = (more: object = {}): BaseView =>
  ({
    match: "m1",
    game: "a_game",
    seat: 0,
    seats: NAMES.map((name) => ({ name })),
    options: {},
    phase: "play",
    to_act: [0],
    over: false,
    scores: [0, 0, 0],
    standing: [],
    log: [],
    log_start: 0,
    ...more,
  }) as BaseView;

export const entriesOf = (...seats: readonly (number | null)[]) => seats.map((seat) => ({ do: "play", seat }));

/** Properties of a table; its callbacks have no effect. */
export const tableProps = (legal: readonly Action[] = [], more: Partial<TableProps> = {}): TableProps => ({
  view: viewOf(),
  legal,
  complete: true,
  since: 0,
  closed: null,
  shown: null,
  refusal: null,
  forgetRefusal: vi.fn(),
  act: vi.fn(),
  explain: vi.fn(),
  check: vi.fn(async () => null),
  ...more,
});

export const looks: CardLooks = {
  Face: ({ card }) => <svg data-face={card} />,
  Back: () => <svg class="back" />,
  name: (card) => `card ${card}`,
  signs: (card) => `<${card}>`,
};

/** The finished trick of that number, two cards each, won by the second seat. */
export const trickOf = (number: number): FinishedTrick => ({
  number,
  leader: 0,
  plays: [0, 1].map((seat) => ({ seat, cards: [`T${number}${seat}`] })),
  winner: 1,
  log_end: 2 * number + 2,
});

export const Trick = ({ trick, seats, numbered }: TrickProps) => (
  <TrickPanel
    trick={trick}
    numbered={numbered}
    heading={`${nameOf(seats, trick.winner)} wins`}
    reason="the highest"
    next="Ben"
  >
    <Plays plays={trick.plays} seats={seats} looks={looks} winner={trick.winner} line />
  </TrickPanel>
);
