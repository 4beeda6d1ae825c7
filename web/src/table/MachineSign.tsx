// Which seats machines play, and their faces: for whatever names a seat.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { has, t } from "../i18n/i18n";
import type { Bot, SeatHints, Seating } from "../saves/record";
import type { GameTable, MachineLooks } from "./types";
import "./machine-sign.css";

const INKS = ["#a8502e", "#2f6f6a", "#6a4c93", "#8a6d1c", "#3d5a80"];

const Doll = ({ face }: { face: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true">
    <path fill={INKS[(Number(face) || 0) % INKS.length]} d="M10 38c-3-9 0-15 4-17h12c4 2 7 8 4 17z" />
    <circle cx="20" cy="13" r="10" fill="#f1e2c4" stroke="#3b2f2a" stroke-width="1.5" />
    <path fill="#3b2f2a" d="M10 12c1-9 19-9 20 0c-6-4-14-4-20 0zM15.5 14h2v2h-2zM22.500 14h2v2h-2z" />
    <path fill="none" stroke="#3b2f2a" stroke-width="1.3" d="M18 19.500q2 1.500 4 0M20 24v10M16 29h8" />
  </svg>
);

/** Faces for games that have none of their own: wooden dolls, told apart by their number. */
const PLAIN: MachineLooks = { faces: ["1", "2", "3", "4", "5"], Portrait: Doll };

export const machineLooksOf = (table: Pick<GameTable, "machines"> | undefined): MachineLooks =>
  table?.machines ?? PLAIN;

/** Whoever sits at the table, for all that is drawn below. */
export const AtSeats = createContext<{
  readonly seating: Seating;
  readonly looks: MachineLooks;
  /** What each seat was given; null in a match without, none in a game that has none. */
  readonly hints?: readonly SeatHints[] | null | undefined;
}>({
  seating: [],
  looks: PLAIN,
});

export const Portrait = ({ machine, looks }: { machine: Bot; looks: MachineLooks }) => (
  <span class="machine-face">
    <looks.Portrait face={machine.face} />
  </span>
);

interface SignProps {
  seat: number;
  /** Its level shows in words. */
  plain?: boolean;
  /** Its level is not read aloud: it was before, and will be again. */
  isMute?: boolean;
}

/** Beside a machine's name: its picture, and its level in words; nothing beside a person's. */
export function MachineSign({ seat, plain = false, isMute = false }: SignProps) {
  const { seating, looks } = useContext(AtSeats);
  const machine = seating[seat];
  if (!machine) return null;
  const level = `level-${machine.level}`;
  const words = t("machine-sign", { level: has(level) ? t(level) : machine.level });
  return (
    <span class="machine-sign" role="none" title={words}>
      <Portrait machine={machine} looks={looks} />
      {!isMute && <span class={plain ? "machine-words" : "hidden-text"}>{words}</span>}
    </span>
  );
}

/** The face of whoever has a seat, where there is room for one: a person's is the first letter of the name. */
export function SeatFace({ seat, name }: { seat: number; name: string }) {
  const { seating, looks } = useContext(AtSeats);
  const machine = seating[seat];
  return (
    <span class="seat-face" aria-hidden="true">
      {machine ? <Portrait machine={machine} looks={looks} /> : <b>{[...name][0]}</b>}
    </span>
  );
}
