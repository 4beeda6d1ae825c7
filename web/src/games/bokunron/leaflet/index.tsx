// Bokunron's leaflet: the pages of rules, drawn by the table's own parts, from the engine's positions and contests of
// real matches.
import type { ComponentChildren, FunctionComponent } from "preact";
import { t } from "../../../i18n/i18n";
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { all, bare, Line, lineOf, noted, stacked, standings, VerdictSign } from "../../../learn/page/Line";
import { type Position, Still } from "../../../learn/page/Still";
import { ArrowRight, Icon } from "../../../ui/icons";
import { table } from "..";
import { Board } from "../Board";
import { Face, looks } from "../cards";
import { Coins, Crown } from "../Signs";
import type { BokunronContest, BokunronView } from "../shapes";
import { Places, Table } from "../Table";
import { Trick } from "../Trick";
import { refusalArguments } from "../words";
import views from "./views.json";
import "./leaflet.css";

const seen = views.table as unknown as Position<BokunronView>;
const contests = views as unknown as Record<string, BokunronContest>;

const contest = (name: string): FunctionComponent => {
  const found = contests[name];
  return () => found && <Trick trick={found} seats={seen.view.seats} />;
};

const line = lineOf(looks);

const coins =
  (count: number, total: ComponentChildren = ""): FunctionComponent =>
  () => (
    <span class="leaflet-line">
      <Coins count={count} /> <b>× {count}</b> {total}
    </span>
  );

/** The plaza of a position. */
const plazaOf =
  ({ view }: Position<BokunronView>): FunctionComponent =>
  () => (
    <div class="bk-leaflet-board">
      <Board view={view} spots={null}>
        {null}
      </Board>
    </div>
  );

/** No hand, but a chip. */
const MustPass = () => (
  <span class="leaflet-line">
    <Line looks={looks} cards={[{ card: null, is: "no" }]} /> <Coins count={1} /> <VerdictSign is="yes" />
  </span>
);

/** A chip, and the pass that it pays for. */
const PaidPass = () => (
  <span class="leaflet-line">
    <Coins count={1} /> <Icon of={ArrowRight} /> <Line looks={looks} cards={bare(...SIX_BACKS)} />
  </span>
);
const SIX_BACKS = Array<null>(6).fill(null);

const Spent = () => (
  <span class="leaflet-line">
    <Coins count={2} /> <b>× 2</b> <Icon of={ArrowRight} /> <b>0</b>
  </span>
);

/** Two piles, and the two players who share their points. */
const Shared = () => (
  <span class="leaflet-line">
    {["C9", "S9"].map((card) => (
      <span key={card} class="leaflet-sideways">
        <Face card={card} sideways />
      </span>
    ))}
    <b>4</b>
  </span>
);

const Players = () => <Places view={seen.view} />;
const Marker = () => (
  <span class="leaflet-line">
    <Crown label={t("bokunron-marker")} /> −1
  </span>
);

/** Five upright cards of a suit, and the pile that they become. */
const Pile = () => (
  <div class="leaflet-line">
    <Line looks={looks} cards={bare("C2", "C5", "C7", "c3", "c9")} total="→" />
    <span class="leaflet-sideways">
      <Face card="C9" sideways />
    </span>
    <b>2</b>
  </div>
);

export const leaflet: Leaflet = {
  looks: table.looks,
  Picture: () => <Still Table={Table} {...seen} />,
  parts: [
    { name: "seats", at: ".seat" },
    { name: "lead", at: ".bk-lead" },
    { name: "row", at: ".bk-pile-of-leads" },
    { name: "plaza", at: ".bk-plaza" },
    { name: "hand", at: ".hand" },
  ],
  turn: [
    line(bare("DK")),
    line(bare(null, null, "D6")),
    coins(2),
    line(bare("D2", "D6"), "20"),
    line(bare("DK", "DQ"), "5"),
  ],
  examples: {
    "0": stacked(line(bare("S7", "H7", "D7", "C7")), line(bare("SJ", "HQ", "DK", "CA"))),
    "1.1": line(bare(null, null, "SA")),
    "1.2": line(bare("SJ", "HQ", "DK")),
    "1.3": line([...bare("H4"), { card: "h4", note: "′" }]),
    "1.4": plazaOf(seen),
    "1.5": line(bare("H2", "h4", "H5", "D2", "D6", "C5", "S9"), "7 + 9"),
    "1.6": coins(5),
    "1.7": line(bare(null, null, null, "CA")),
    "2.1": line(bare("SJ", "HQ", "DK"), "← 3"),
    "2.2": line([...bare("SJ", "HQ"), { card: "DK", is: "yes" }]),
    "2.3": line(bare(null, null, null, null, null, null), "6"),
    "3.1": Players,
    "3.2": MustPass,
    "3.3": line(bare(null, null, "D6")),
    "3.4": stacked(
      line([...bare("DK"), { card: "D2", is: "yes" }, { card: "H5", is: "yes" }]),
      line([...bare("DK"), { card: "H2", is: "no" }, { card: "H5", is: "no" }]),
    ),
    "3.5": plazaOf(views.placed as unknown as Position<BokunronView>),
    "3.6": PaidPass,
    "3.7": contest("passed"),
    "4.1": line(bare("h4", "d3", "C2")),
    "4.2": contest("nobody"),
    "4.3": contest("won"),
    "4.4": contest("chips"),
    "4.5": Marker,
    "4.6": contest("level"),
    "5.1": Spent,
    "5.2": line([...all("yes", "h4", "D3"), ...all("no", "D8")]),
    "5.3": Pile,
    "5.4": contest("formed"),
    "5.5": line(bare("CA", "HQ")),
    "5.6": line(bare("SA", "HA", "DA")),
    "6.1": stacked(line(noted(["CA", 0], ["SJ", 1], ["HQ", 2], ["DK", 3])), coins(3, "+3")),
    "6.2": stacked(
      line(bare("DA", "DK"), "2"),
      line(bare("DA", "DQ", "DK"), "4"),
      line(bare("DA", "DJ", "DQ", "DK"), "6"),
    ),
    "6.3": stacked(
      line(bare("SK", "HK"), "5"),
      line(bare("SK", "HK", "DK"), "8"),
      line(bare("SK", "HK", "DK", "CK"), "10"),
    ),
    "6.4": stacked(Shared, standings(seen.view, [2, 2, 0], [], [1, 1, 4])),
    "6.5": standings(seen.view, [24, 19, 12], ["no", "yes", "yes"], [24 - 12, 19 - 12, 0]),
    "6.6": standings(seen.view, [19, 19, 12], ["yes", "no", "no"], [3, 2, 3]),
    "6.7": stacked(line(noted(["HQ", 2], ["DK", 3])), coins(1, "+1")),
    "7": line(bare(null, null, null, null, null, null, null), "7"),
  },
  rulings: views.rulings,
  terms: ["lead", "plaza", "tyrant", "stock", "marker", "pile"],
  trials: trialsOf(views),
  refusalArguments,
};
