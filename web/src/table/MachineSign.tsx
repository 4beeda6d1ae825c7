// Machines at seats, everybody's faces, and the seats' colours.
import { createContext, type VNode } from "preact";
import { useContext } from "preact/hooks";
import { has, t } from "../i18n/i18n";
import type { Bot, SeatHints, Seating } from "../saves/record";
import { ANIMAL_FACES, ANIMAL_HUES, AnimalFace } from "./faces/animals";
import type { GameTable, MachineLooks } from "./types";
import "./machine-sign.css";

/** For games without their own. */
const PLAIN: MachineLooks = { faces: ANIMAL_FACES, hues: ANIMAL_HUES, Portrait: AnimalFace };

export const machineLooksOf = (table: Pick<GameTable, "machines"> | undefined): MachineLooks =>
  table?.machines ?? PLAIN;

/** The players at the table, for everything drawn below. */
export const AtSeats = createContext<{
  readonly seating: Seating;
  readonly looks: MachineLooks;
  /** The face that each person has chosen; null for none. */
  readonly people?: readonly (string | null)[];
  /** Each seat's hints; null in a match without, undefined in a game without. */
  readonly hints?: readonly SeatHints[] | null | undefined;
  /** Number of times that each seat's code was opened. */
  readonly codes?: readonly number[];
}>({
  seating: [],
  looks: PLAIN,
});

/** The number of seats' colours. */
const HUES = 6;

/** The colours of the seats, as a style: a bot has its own, people get the remaining ones. */
export function seatColours({ faces, hues }: MachineLooks, seating: Seating, players: number) {
  const wanted = Array.from({ length: players }, (_, seat) => hues[faces.indexOf(seating[seat]?.face ?? "")]);
  const own = wanted.map((hue, seat) => (wanted.indexOf(hue) === seat ? hue : undefined));
  const left = Array.from({ length: HUES }, (_, hue) => hue).filter((hue) => !own.includes(hue));
  return Object.fromEntries(own.map((hue, seat) => [`--seat-${seat}`, `var(--hue-${hue ?? left.shift()})`]));
}

/** The same at the table that is drawn. */
export function useSeatColours(players: number) {
  const { looks, seating } = useContext(AtSeats);
  return seatColours(looks, seating, players);
}

/** A face that a person has chosen. */
export const PersonFace = ({ face }: { face: string }) => (
  <span class="machine-face">
    <AnimalFace face={face} />
  </span>
);

export const Portrait = ({ machine, looks }: { machine: Bot; looks: MachineLooks }) => (
  <span class="machine-face">
    <looks.Portrait face={machine.face} />
  </span>
);

/** A seat's own face; null for a person without a chosen face. */
export function useFace(seat: number | undefined): VNode | null {
  const { seating, looks, people } = useContext(AtSeats);
  const machine = seat === undefined ? null : seating[seat];
  const face = seat === undefined ? null : people?.[seat];
  if (machine) return <Portrait machine={machine} looks={looks} />;
  return face ? <PersonFace face={face} /> : null;
}

interface SignProps {
  seat: number;
  /** Its level shows in words. */
  plain?: boolean;
  /** Its level is not read aloud: it was before, and will be again. */
  isMute?: boolean;
}

/** The sign next to a bot's name: its picture, and its level in words; next to a person's the chosen face, if any. */
export function MachineSign({ seat, plain = false, isMute = false }: SignProps) {
  const machine = useContext(AtSeats).seating[seat];
  const face = useFace(seat);
  if (!machine) return face;
  const level = `level-${machine.level}`;
  const words = t("machine-sign", { level: has(level) ? t(level) : machine.level });
  return (
    <span class="machine-sign" role="none" title={words}>
      {face}
      {!isMute && <span class={plain ? "machine-words" : "hidden-text"}>{words}</span>}
    </span>
  );
}

/** The face at a seat, in places with room for one; without a face, the first letter of the name. */
export function SeatFace({ seat, name }: { seat: number; name: string }) {
  return (
    <span class="seat-face" aria-hidden="true">
      {useFace(seat) ?? <b>{[...name][0]}</b>}
    </span>
  );
}
