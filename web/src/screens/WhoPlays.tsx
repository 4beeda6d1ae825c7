// In the set-up: who sits at each seat, a person by name or a machine by its face and level.
import { faceOf, keepFace, MOST_NAME } from "../device/habits";
import { has, t } from "../i18n/i18n";
import { tidyName } from "../saves/names";
import { type Bot, type Seating, seatingOf } from "../saves/record";
import { ANIMAL_FACES } from "../table/faces/animals";
import { PersonFace, Portrait, seatColours } from "../table/MachineSign";
import { machineName } from "../table/seat-name";
import type { MachineLooks } from "../table/types";
import { Section } from "../ui/Screen";
import { machineFor, nameless } from "./seating";
import "./seating.css";

interface Props {
  game: string;
  players: number;
  names: readonly string[];
  seating: Seating;
  looks: MachineLooks;
  /** The levels of machines that may be chosen here; none where the game itself asks for them. */
  levels: readonly string[];
  /** By seat, true if its person has the hand on a phone; null if phones can't be used. */
  phones: readonly boolean[] | null;
  onRename: (seat: number, name: string) => void;
  /** Gives the seat to a machine, or with null to a person, who may have the hand on a phone. */
  onSeat: (seat: number, machine: Bot | null, isOnPhone: boolean) => void;
}

/** The set-up's question for the players, with its answers; equal names are reported. */
export function WhoPlays({ isTwice, ...props }: Props & { isTwice: boolean }) {
  const { game, players, seating } = props;
  const help = `${game}-seating-help`;
  return (
    <Section title={t("who-plays")}>
      <p class="small soft">{t(has(help) ? help : "seating-help")}</p>
      {props.phones?.includes(true) && <p class="small soft">{t("phones-help")}</p>}
      <ol class="names" style={seatColours(props.looks, seating, players)}>
        {Array.from({ length: players }, (_, seat) => {
          const machine = seating[seat];
          return (
            <li key={seat} class={`name seat-${seat}`}>
              {machine ? <MachineAt {...props} seat={seat} machine={machine} /> : <PersonAt {...props} seat={seat} />}
              <Who {...props} seat={seat} />
            </li>
          );
        })}
      </ol>
      {isTwice && (
        <p class="small" role="alert">
          {t("names-twice")}
        </p>
      )}
    </Section>
  );
}

/** Safari's code for the key that ends a word of an input method. */
const COMPOSING = 229;

/** Moves to the next name; the last one sends the form. A key that ends a Japanese word does neither. */
function onKey(event: KeyboardEvent & { currentTarget: HTMLInputElement }): void {
  const { key, isComposing, currentTarget } = event;
  if (key !== "Enter" || isComposing || event.keyCode === COMPOSING) return;
  const fields = [...(currentTarget.closest("ol")?.querySelectorAll("input") ?? [])];
  const next = fields[fields.indexOf(currentTarget) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function PersonAt({ seat, players, seating, names, onRename }: Props & { seat: number }) {
  const unnamed = nameless(seat, players, seating);
  const isLast = seatingOf(seating, players).lastIndexOf(null) === seat;
  const name = tidyName(names[seat] ?? "") || unnamed;
  return (
    <>
      <FaceChoice name={name} />
      <label class="name-of">
        <span class="hidden-text">{unnamed}</span>
        <input
          class="field"
          type="text"
          value={names[seat] ?? ""}
          placeholder={unnamed}
          maxLength={MOST_NAME}
          autocomplete="off"
          enterkeyhint={isLast ? "go" : "next"}
          onKeyDown={onKey}
          onInput={(event) => onRename(seat, event.currentTarget.value)}
        />
      </label>
    </>
  );
}

/** A person's face, which a list over it changes. */
function FaceChoice({ name }: { name: string }) {
  const face = faceOf(name) ?? "";
  return (
    <span class="name-face">
      {face ? <PersonFace face={face} /> : <span class="machine-face name-faceless" />}
      <select
        aria-label={t("face-of", { name })}
        value={face}
        onChange={(event) => keepFace(name, event.currentTarget.value || null)}
      >
        {["", ...ANIMAL_FACES].map((each) => (
          <option key={each} value={each}>
            {t(`face-${each || "none"}`)}
          </option>
        ))}
      </select>
    </span>
  );
}

/** Its picture and name; another of those that are free may take its place. */
function MachineAt({ game, seat, seating, looks, machine, onSeat }: Props & { seat: number; machine: Bot }) {
  const taken = seating.map((each, at) => (at === seat ? null : each?.face));
  const free = looks.faces.filter((face) => !taken.includes(face));
  return (
    <span class="name-of name-of-machine">
      <Portrait machine={machine} looks={looks} />
      {free.length > 1 ? (
        <select
          class="field"
          aria-label={t("machine-face", { number: seat + 1 })}
          value={machine.face}
          onChange={(event) => onSeat(seat, { ...machine, face: event.currentTarget.value }, false)}
        >
          {free.map((face) => (
            <option key={face} value={face}>
              {machineName(game, face)}
            </option>
          ))}
        </select>
      ) : (
        <b>{machineName(game, machine.face)}</b>
      )}
    </span>
  );
}

const PERSON = "person";
const PHONE = "phone";

/** Returns whether a person or a machine sits there, and of which level; the last person stays. */
function Who({ seat, players, seating, looks, levels, phones, onSeat }: Props & { seat: number }) {
  if (!levels.length) return null;
  const machine = seating[seat] ?? null;
  const people = players - seating.filter(Boolean).length;
  const choose = (value: string) => {
    if (value === PERSON || value === PHONE) onSeat(seat, null, value === PHONE);
    else onSeat(seat, machine ? { ...machine, level: value } : machineFor(looks.faces, seating, value), false);
  };
  return (
    <select
      class="field name-who"
      data-who={seat}
      aria-label={t("who-sits", { number: seat + 1 })}
      value={machine?.level ?? (phones?.[seat] ? PHONE : PERSON)}
      disabled={!machine && people === 1}
      onChange={(event) => choose(event.currentTarget.value)}
    >
      <option value={PERSON}>{t("person")}</option>
      {phones && <option value={PHONE}>{t("person-phone")}</option>}
      {levels.map((level) => (
        <option key={level} value={level}>
          {t("machine-sign", { level: t(`level-${level}`) })}
        </option>
      ))}
    </select>
  );
}
