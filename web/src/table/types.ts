// What a game's table is given, and what it may do: no rule is known on this side.
import type { ComponentChildren, ComponentType, FunctionComponent } from "preact";
import type { Action } from "../door/client";
import type { BaseView, CatalogGame, FinishedTrick, LogEntry, RefusalShape, SeatName, Status } from "../door/door";

export interface TableProps<View extends BaseView = BaseView> {
  readonly view: View;
  readonly legal: readonly Action[];
  /** Whether `legal` has them all: a list of thousands stops early. */
  readonly complete: boolean;
  /** Log entries that the seat had seen before; what came after them is news. */
  readonly since: number;
  /** Why the last try was refused. */
  readonly refusal: RefusalShape | null;
  /** The seat goes on: no word of that any more. */
  readonly forgetRefusal: () => void;
  readonly act: (action: Action) => void;
  readonly explain: (action: Action) => void;
  /** Ask the engine about an action and change nothing; null: it is legal. */
  readonly check: (action: Action) => Promise<RefusalShape | null>;
  readonly onRule: (clause: string | null) => void;
}

export interface ResultProps<View extends BaseView = BaseView> {
  readonly view: View;
  readonly status: Status;
}

/** What the own screen of a game is given that all seats play at once. */
export interface LiveProps {
  /** The match in storage. */
  readonly id: string;
  readonly onUnreadable: (reason: string) => ComponentChildren;
}

/** A component that draws a card's face by its name. */
export type CardFace = FunctionComponent<{ card: string }>;

/** How a game's cards look, and how they are called. */
export interface CardLooks {
  readonly Face: CardFace;
  /** A game that lays nothing face down needs none. */
  readonly Back?: FunctionComponent;
  /** A card in words, for people who don't see it. */
  readonly name: (card: string) => string;
  /** A card in signs, for the words on a button. */
  readonly signs: (card: string) => string;
}

/** What a game's finished trick is drawn from: nothing of it depends on who looks. */
export interface TrickProps<Trick extends FinishedTrick = FinishedTrick> {
  readonly trick: Trick;
  readonly seats: readonly SeatName[];
  /** It lies in a list of tricks. */
  readonly numbered?: boolean;
}

/**
 * How a match of a game is played on this device, beside its options: asked for in the set-up, kept with the match,
 * unknown to the engine.
 */
export interface PlaySettings<Settings = unknown> {
  /** For a new match: as in the match `from`, or else as in the last one. */
  readonly initial: (from: string | null) => Settings;
  readonly Form: ComponentType<PlaySettingsProps<Settings>>;
  /** Seats that the machine plays. */
  readonly machineSeats: (settings: Settings) => readonly number[];
  readonly keep: (match: string, settings: Settings) => Promise<void>;
}

export interface PlaySettingsProps<Settings> {
  readonly settings: Settings;
  readonly game: CatalogGame;
  readonly onChange: (settings: Settings) => void;
}

/** Clauses of the rules under one heading. */
export interface RulesSection {
  readonly heading: string;
  readonly clauses: readonly string[];
}

/** A game on the shelf. */
export interface GameBox {
  readonly accent: string;
  readonly Emblem: FunctionComponent;
}

/** A game as the page knows it: its looks. Everything it may do comes from the engine. */
export interface GameTable extends GameBox {
  /** The table of the seat that has the device; a game played by all at once has {@link GameTable.Live} instead. */
  readonly Table?: ComponentType<TableProps>;
  /** The whole match on a screen of its own: everything lies open, all seats act at any time, no curtain falls. */
  readonly Live?: ComponentType<LiveProps>;
  readonly Result: ComponentType<ResultProps>;
  readonly looks: CardLooks;
  /** A finished trick, in a game that has tricks. */
  readonly Trick?: ComponentType<TrickProps>;
  readonly playSettings?: PlaySettings;
  /** What the rules page shows, in order. */
  readonly rules: readonly RulesSection[];
  /** An entry of the log in words, with names and never "you"; null where it is not worth a line. */
  readonly describeEntry: (entry: LogEntry, view: BaseView) => string | null;
}
