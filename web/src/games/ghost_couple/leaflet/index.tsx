// Ghost Couple's leaflet: the pages of rules, drawn by the table's own parts, from cards of both decks and a position of a
// real match.
import type { FunctionComponent } from "preact";
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { bare, Line, lineOf, noted, ontoOf, playersOf, stacked } from "../../../learn/page/Line";
import { type Position, Still } from "../../../learn/page/Still";
import { table } from "..";
import { Board } from "../Board";
import { EventBadge } from "../events";
import { looks } from "../Face";
import type { CellView, GhostCoupleView } from "../shapes";
import { Table } from "../Table";
import { refusalArguments } from "../words";
import views from "./views.json";
import "./leaflet.css";

const seen = views.table as unknown as Position<GhostCoupleView>;

const line = lineOf(looks);
const onto = ontoOf(looks);

const CENTRE = 13;
const CELLS = 25;
const NOTHING = { cells: new Set<number>(), marked: new Set<number>(), onCell: () => {} };
const CORNERS = [1, 5, 21, 25];
const CROSS = [7, 9, 13, 17, 19];

/** A board with these cells face up, each with one of these cards. */
const board =
  (up: readonly number[], cards: readonly string[] = GHOSTS): FunctionComponent =>
  () => {
    const cells = Array.from({ length: CELLS }, (_, at): CellView => {
      const place = up.indexOf(at + 1);
      const card = cards[place] ?? null;
      return { cell: at + 1, state: card ? "up" : "down", card };
    });
    return (
      <div class="gc-leaflet-board" inert>
        <Board board={cells} columns={5} step={NOTHING} chosen={[]} plans={new Map()} covered={new Set<number>()} />
      </div>
    );
  };

const GHOSTS = ["fox0a", "moon1a", "snow0b", "clock1b", "hana0a"];
const PLAYING = ["S4", "H9", "DQ", "C2", "H5"];

const players = playersOf(seen.view);

const events =
  (...numbers: readonly number[]): FunctionComponent =>
  () => (
    <span class="leaflet-line">
      {numbers.map((event) => (
        <EventBadge key={event} event={event} />
      ))}
    </span>
  );

const FRIENDS: readonly FunctionComponent[] = [
  line(bare("dream1a", "fox0a"), undefined, "yes"),
  line(bare("indigo0a", "castle1a"), "+2", "yes"),
  line(bare("stall1a", "field0a"), undefined, "yes"),
];

export const leaflet: Leaflet = {
  looks: table.looks,
  Picture: () => <Still Table={Table} {...seen} />,
  parts: [
    { name: "seats", at: ".seat" },
    { name: "board", at: ".gc-board" },
    { name: "centre", at: ".gc-board li:nth-child(13)" },
    { name: "hand", at: ".hand" },
  ],
  turn: [
    line(bare(null)),
    line(bare("fox0a", "fox1a")),
    line(bare("fox0a", "fox1a"), undefined, "yes"),
    onto(bare("moon1a"), bare("snow0b")),
    line(bare(null, null)),
  ],
  examples: {
    "1.1": board([CENTRE]),
    "1.2": players([3, 0, 2], [6, 6, 5]),
    "1.3": line(bare("snow0b", null)),
    "2.1": line(bare(null)),
    "2.2": board([8, CENTRE, 14]),
    "2.3": stacked(line(bare("fox0a", "fox1a"), undefined, "yes"), line(bare("fox0a", "moon1a"), undefined, "no")),
    "2.4": onto(bare("moon1a"), bare("snow0b")),
    "2.5": board([CENTRE]),
    "2.6": players([6, 4, 5], [0, 3, 4]),
    "3.1": line(bare("rain1b")),
    "3.2": line(bare("rain1b", "rain0a"), "0", "yes"),
    "4.1": players([9, 12, 7], [3, 2, 4]),
    "4.2": players([9, 12, 7], [0, 2, 4]),
    "4.3": line(noted(["fox0b", "+2"], ["snow0a", "+1"], ["dream0a", "−1"]), "2"),
    "5.1": stacked(
      line(bare("H5", "S5"), undefined, "yes"),
      line(bare("S8", "C8"), undefined, "yes"),
      line(bare("H5", "D5"), undefined, "no"),
      line(bare("JO1", "CK"), undefined, "yes"),
    ),
    "5.2": line(noted(["H7", "1"], ["DQ", "2"], ["JO1", "−1"], ["S9", "0"])),
    "5.3": stacked(line(bare("HA", "H2", "H3", "H4", "H5")), line(bare("HJ", "HQ", "HK"))),
    "5.4": board(CROSS, PLAYING),
    "5.5": line(bare("HJ", "SJ"), "+1"),
    "6.1": line(bare("hana0a", "hana1a"), undefined, "yes"),
    "6.2": line(noted(["fox0a", "1"], ["fox0b", "2"], ["alley0b", "3"], ["dream0a", "−1"])),
    "6.3": stacked(events(1, 2, 3, 4, 5, 6, 7, 8, 9, 10), events(11, 12, 13, 14, 15, 16, 17, 18, 19), board(CORNERS)),
    "6.4": stacked(...FRIENDS),
    "6.5": () => <Line looks={looks} cards={bare("star1a")} total={<EventBadge event={4} />} />,
  },
  rulings: views.rulings,
  terms: ["couple", "treasure", "banish", "centre", "moon"],
  trials: trialsOf(views),
  refusalArguments: refusalArguments(seen.view),
};
