// Lucky Maker's leaflet: the pages of rules, drawn by the table's own parts, from the engine's positions and tricks of
// real matches.
import type { FunctionComponent } from "preact";
import { t } from "../../../i18n/i18n";
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { all, bare, figures, type LaidCard, Line, lineOf, playersOf } from "../../../learn/page/Line";
import { type Position, Still } from "../../../learn/page/Still";
import { Plays } from "../../../table/Plays";
import { table } from "..";
import { halves, looks } from "../cards";
import type { LuckyMakerTrick, LuckyMakerView } from "../shapes";
import { MasterPanel, Table } from "../Table";
import { Trick } from "../Trick";
import { refusalArguments } from "../words";
import views from "./views.json";
import "./leaflet.css";

type Seen = Position<LuckyMakerView>;

const seen = views.table as unknown as Seen;
const { seats } = seen.view;
const tricks = views as unknown as Record<string, LuckyMakerTrick>;

/** A finished trick, with the table's own words for why it ended so. */
const trick = (name: string): FunctionComponent => {
  const found = tricks[name];
  return () => found && <Trick trick={found} seats={seats} />;
};

/** The open master with its counts. */
function Master() {
  const { view } = views.following as unknown as Seen;
  return view.master && <MasterPanel view={view} master={view.master} follow={null} />;
}

/** The master above a hand, with the legal cards of that. */
const choices = (of: "following" | "free"): FunctionComponent => {
  const { view, legal } = views[of] as unknown as Seen;
  const allowed = new Set(legal.map(({ card }) => card));
  return () => (
    <>
      <Line looks={looks} label={t("lucky_maker-master-short")} cards={view.master ? bare(view.master) : []} />
      <Line looks={looks} cards={view.hand.map((card) => ({ card, is: allowed.has(card) ? "yes" : "no" }))} />
    </>
  );
};

const sum = (card: string) => halves(card).map(({ number }) => number);
const summed = (...cards: string[]): LaidCard[] => cards.map((card) => ({ card, note: `${sum(card).join("+")}=11` }));

const players = playersOf(seen.view);
const NO_CARDS = [0, 0, 0, 0];

const DEALT = [
  [3, 15],
  [4, 12],
  [5, 10],
] as const;

const Dealt = figures(() =>
  DEALT.map(([count, cards]) => [t("players", { count }), `${count} × ${cards} + ${cards} = 60`]),
);

const Played = () => {
  const { current_trick, waiting } = seen.view;
  return <Plays plays={current_trick?.plays ?? []} seats={seats} looks={looks} line waiting={waiting.length} />;
};

/** Masters of won tricks, each with its points. */
function wonBy(...names: readonly string[]): LaidCard[] {
  return names.map((name) => ({ card: tricks[name]?.master ?? null, note: `+${tricks[name]?.points}` }));
}

const line = lineOf(looks);

export const leaflet: Leaflet = {
  marks: table.marks,
  looks: table.looks,
  Picture: () => <Still Table={Table} {...seen} />,
  parts: [
    { name: "seats", at: ".seat" },
    { name: "master", at: ".lm-master-card" },
    { name: "counts", at: ".lm-counts" },
    { name: "plays", at: ".plays li" },
    { name: "hand", at: ".hand" },
  ],
  turn: [
    line(bare("GY6")),
    line([...all("yes", "BG5", "GY2"), ...all("no", "RB2")]),
    line(bare("RY10", "BG5", "GY2")),
    line(bare("GY2", "RG7")),
    line(bare("GY6")),
  ],
  examples: {
    "0": () => <Line looks={looks} cards={summed("RB7", "RG3", "RY10", "BG5", "BY1", "GY6")} />,
    "1.1": Dealt,
    "1.2": players(NO_CARDS, NO_CARDS, 0),
    "2.1": Master,
    "2.2": Played,
    "2.3": choices("following"),
    "2.4": choices("free"),
    "3.1": trick("both"),
    "3.2": trick("level"),
    "3.3": trick("nobody"),
    "3.4": trick("equals"),
    "3.5": trick("matched"),
    "3.6": trick("highest"),
    "3.7": trick("master"),
    "3.8": trick("next"),
    "4.1": players([18, 23, 9, 23], NO_CARDS),
    "4.2": players([18, 23, 9, 23], NO_CARDS, 1),
    "4.3": line(wonBy("highest", "both", "level")),
  },
  rulings: views.rulings,
  terms: ["master", "follow", "trick", "leader"],
  trials: trialsOf(views),
  refusalArguments,
};
