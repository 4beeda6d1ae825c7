// Super Trump Fighter's leaflet: the pages of rules, drawn by the table's own parts, from cards, skills, and calls of real
// matches as the engine judged them.
import type { FunctionComponent } from "preact";
import { t } from "../../../i18n/i18n";
import { type Leaflet, trialsOf } from "../../../learn/leaflet";
import { bare, type LaidCard, Line, lineOf, ontoOf, stacked, standings } from "../../../learn/page/Line";
import { ArrowRight, Icon, Pause, Play } from "../../../ui/icons";
import { table } from "..";
import { Face, Fighter, looks, skillOf } from "../cards";
import { Report } from "../Report";
import { Diagram, demandWords, Skills } from "../Skills";
import type { TrumpFighterView } from "../shapes";
import { refusalArguments } from "../words";
import views from "./views.json";
import "./leaflet.css";

const viewOf = (name: "table" | "right" | "wrong" | "both") => views[name].view as unknown as TrumpFighterView;
const seen = viewOf("table");

const line = lineOf(looks);
const onto = ontoOf(looks);

const fieldOf = (seat: number): LaidCard[] =>
  (seen.fields[seat] ?? []).map(({ card }, at) => ({ card, note: card ? undefined : at + 1 }));
const handOf = (seat: number): LaidCard[] =>
  bare(...(seen.hands[seat] ?? []).filter((card): card is string => card !== null));

/** Both fields, the hand and the skills of a side, as its player sees them. */
function Picture() {
  return (
    <div class="tf-leaflet seat-0">
      <Line looks={looks} cards={fieldOf(1).toReversed()} />
      <Line looks={looks} cards={fieldOf(0)} />
      <Line looks={looks} cards={handOf(0)} />
      <Skills view={seen} seat={0} help onSkill={() => {}} />
    </div>
  );
}

const report =
  (name: "right" | "wrong" | "both"): FunctionComponent =>
  () => {
    const view = viewOf(name);
    return view.last_attack && <Report view={view} attack={view.last_attack} seat={0} />;
  };

/** A skill's signs, and the same in words. */
const skill =
  (id: string): FunctionComponent =>
  () => {
    const found = skillOf(id);
    return (
      found && (
        <div class="leaflet-line">
          <b class="tf-value">{found.value}</b>
          <Diagram skill={found} />
          <span class="small">{demandWords(found)}</span>
        </div>
      )
    );
  };

const fighters =
  (...ids: readonly string[]): FunctionComponent =>
  () => (
    <div class="leaflet-line tf-leaflet-fighters">
      {ids.map((id) => (
        <Fighter key={id} id={id} />
      ))}
    </div>
  );

/** A number of seconds, in the clock's form. */
const seconds =
  (count: number): FunctionComponent =>
  () => <b class="leaflet-line">{t("seconds-left", { seconds: count })}</b>;

/** A hand's card for so many seconds. */
const Held = () => <Line looks={looks} cards={[{ card: "H9", note: t("seconds-left", { seconds: 3 }) }]} />;

const Paused = () => (
  <span class="leaflet-line">
    <Icon of={Pause} /> {t("seconds-left", { seconds: 7 })} <Icon of={ArrowRight} /> <Icon of={Play} />{" "}
    {t("seconds-left", { seconds: 7 })}
  </span>
);

/** A card over another, which counts as absent. */
const Covering = () => (
  <span class="leaflet-line tf-leaflet-covering">
    <Face card="D5" />
    <Face card="H9" />
  </span>
);

export const leaflet: Leaflet = {
  looks: table.looks,
  Picture,
  parts: [
    { name: "opponent", at: ".leaflet-line:nth-child(1)" },
    { name: "field", at: ".leaflet-line:nth-child(2)" },
    { name: "hand", at: ".leaflet-line:nth-child(3)" },
    { name: "skills", at: ".tf-skills" },
  ],
  turn: [
    line(bare("H9", "S4", "C6", "DJ")),
    onto(bare("H9"), [{ card: null, note: 1 }]),
    skill("loud_osu"),
    line(bare("H2", "D7", "HJ"), "+2"),
    line(bare("C2", "SK")),
  ],
  examples: {
    "1.1": fighters("hinata", "sayo"),
    "1.2": line(bare("H9", "S4", "C6", "DJ")),
    "1.3": stacked(
      line([4, 3, 2, 1].map((note) => ({ card: `S${note + 1}`, note }))),
      line([1, 2, 3, 4].map((note) => ({ card: `H${note + 1}`, note }))),
    ),
    "1.4": line(bare("H9")),
    "1.5": fighters("hinata", "sayo"),
    "2.1": stacked(line(handOf(0)), seconds(10)),
    "2.2": stacked(onto(bare("H9"), [{ card: null, note: 1 }]), onto(bare("S4"), [{ card: null, note: 2 }])),
    "2.3": Covering,
    "2.4": report("right"),
    "2.5": report("right"),
    "2.6": line([...bare("H9", "S4"), { card: "C2", is: "yes" }, { card: "SK", is: "yes" }]),
    "2.7": standings(seen, [9, 7], ["yes"]),
    "3.1": report("wrong"),
    "4.1": fighters("hinata", "sayo"),
    "4.2": line([
      { card: "H9", note: "0.05 s", is: "yes" },
      { card: "S4", note: "0.15 s", is: "no" },
    ]),
    "4.3": onto(bare("D5"), bare("H9")),
    "4.4": report("both"),
    "5": stacked(line(fieldOf(1).toReversed()), line(fieldOf(0)), seconds(10)),
    "5.1": stacked(line(bare("S4", "C6")), line([...bare("H9"), { card: "H2", is: "yes" }])),
    "5.2": stacked(line(bare("H9"), "1"), line(bare("S4"), "1")),
    "5.3": Held,
    "6": skill("hundred_kicks"),
    "6.1": skill("fair_split"),
    "6.2": skill("swap"),
    "6.3": stacked(skill("tailwind"), skill("matching_slap"), skill("carry_one"), skill("last_hammer")),
    "6.4": fighters("hinata", "gonzo", "pomelo", "rin_ran", "kiku", "abaco", "sayo", "rose", "tombo", "calabaza"),
    "7": Paused,
  },
  rulings: views.rulings,
  terms: ["move", "call", "attack", "check", "miss", "skill", "fastest"],
  trials: trialsOf(views),
  refusalArguments,
};
