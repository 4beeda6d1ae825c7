// What is drawn to Lucky Maker's clauses: positions and tricks of real matches, as the engine tells them.
import type { FunctionComponent } from "preact";
import { t } from "../../../i18n/i18n";
import { all, bare, type LaidCard, Line } from "../../../learn/page/Line";
import { Still } from "../../../learn/page/Still";
import { Plays } from "../../../table/Plays";
import { Seats } from "../../../table/Seats";
import { halves } from "../cards";
import { looks } from "../Face";
import { MasterPanel } from "../MasterPanel";
import type { LuckyMakerTrick, LuckyMakerView } from "../shapes";
import { Table } from "../Table";
import { Trick } from "../Trick";
import views from "./views.json";

interface Seen {
  readonly view: LuckyMakerView;
  readonly legal: readonly { readonly do: string; readonly card: string }[];
}

const seen = (name: "table" | "following" | "free"): Seen => views[name] as unknown as Seen;
const tricks = views as unknown as Record<string, LuckyMakerTrick>;
const { seats } = seen("table").view;

export const Picture = () => <Still Table={Table} {...seen("table")} />;

/** A finished trick, with the table's own words for why it ended so. */
const trick = (name: string): FunctionComponent => {
  const found = tricks[name];
  return () => found && <Trick trick={found} seats={seats} />;
};

/** The open master with its counts, in one of the positions. */
function Master({ of = "following" }: { of?: "following" | "free" }) {
  const { view } = seen(of);
  return view.master && <MasterPanel view={view} master={view.master} />;
}

/** The master above a hand, with what may be played of that. */
function Choices({ of }: { of: "following" | "free" }) {
  const { view, legal } = seen(of);
  const allowed = new Set(legal.map(({ card }) => card));
  return (
    <>
      <Line looks={looks} label={t("lucky_maker-master-short")} cards={view.master ? bare(view.master) : []} />
      <Line looks={looks} cards={view.hand.map((card) => ({ card, is: allowed.has(card) ? "yes" : "no" }))} />
    </>
  );
}

const sum = (card: string) => halves(card).map(({ number }) => number);
const summed = (...cards: string[]): LaidCard[] => cards.map((card) => ({ card, note: `${sum(card).join("+")}=11` }));

const players = (more: Partial<LuckyMakerView>, leader?: number) => () => (
  <Seats
    view={{ ...seen("table").view, to_act: [], ...more }}
    {...(leader === undefined ? {} : { leader })}
    hands={[0, 0, 0, 0]}
  />
);

const DEALT = [
  [3, 15],
  [4, 12],
  [5, 10],
] as const;

function Dealt() {
  return (
    <table class="leaflet-figures">
      <tbody>
        {DEALT.map(([count, cards]) => (
          <tr key={count}>
            <th>{t("players", { count })}</th>
            <td>
              {count} × {cards} + {cards} = 60
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Played = () => {
  const { view } = seen("table");
  return (
    <Plays
      plays={view.current_trick?.plays ?? []}
      seats={view.seats}
      looks={looks}
      line
      waiting={view.waiting.length}
    />
  );
};

const first = (names: readonly string[]) => () => <Line looks={looks} cards={bare(...names)} />;

export const turn: readonly FunctionComponent[] = [
  first(["GY6"]),
  () => <Line looks={looks} cards={[...all("yes", "BG5", "GY2"), ...all("no", "RB2")]} />,
  first(["RY10", "BG5", "GY2"]),
  first(["GY2", "RG7"]),
  first(["GY6"]),
];

export const examples: Readonly<Record<string, FunctionComponent>> = {
  "0": () => <Line looks={looks} cards={summed("RB7", "RG3", "RY10", "BG5", "BY1", "GY6")} />,
  "1.1": Dealt,
  "1.2": players({ scores: [0, 0, 0, 0] }, 0),
  "2.1": () => <Master />,
  "2.2": Played,
  "2.3": () => <Choices of="following" />,
  "2.4": () => <Choices of="free" />,
  "3.1": trick("both"),
  "3.2": trick("level"),
  "3.3": trick("nobody"),
  "3.4": trick("equals"),
  "3.5": trick("matched"),
  "3.6": trick("highest"),
  "3.7": trick("master"),
  "3.8": trick("next"),
  "4.1": players({ scores: [18, 23, 9, 23] }),
  "4.2": players({ scores: [18, 23, 9, 23] }, 1),
  "4.3": () => <Line looks={looks} cards={wonBy("highest", "both", "level")} />,
};

/** Masters of won tricks, each with what it was worth. */
function wonBy(...names: readonly string[]): LaidCard[] {
  return names.map((name) => ({ card: tricks[name]?.master ?? null, note: `+${tricks[name]?.points}` }));
}
