// What a game's table is given, and what it may do: no rule is known on this side.
import type { ComponentChildren, ComponentType, FunctionComponent } from "preact";
import type { Action } from "../door/client";
import type {
  BaseView,
  CatalogGame,
  FinishedTrick,
  LogEntry,
  ReasonShape,
  RefusalShape,
  SeatName,
  Status,
} from "../door/door";
import type { HandRules } from "../hand/numbering";
import type { MessageArguments } from "../i18n/i18n";
import type { Controller } from "../match/controller";
import type { Fields } from "../saves/record";

/** What goes on by itself while nobody can act. */
export interface Waits {
  /** The machine that is to act, or the person whose turn begins; nobody while an action is on its way. */
  readonly seat: number | null;
  readonly isMachine: boolean;
  /** The hand lies open all the time: one person plays against machines alone. */
  readonly isOwnOpen: boolean;
  readonly onHurry: () => void;
}

/** The way for people to open their own hands out of turn, to look only. */
export interface Look {
  /** Those who may, beside the seat before whose hand the noren hangs. */
  readonly seats: readonly number[];
  /** The noren hangs before the hand of a seat that wants to look. */
  readonly isAsked: boolean;
  readonly onAsk: (seat: number) => void;
  readonly onLeave: () => void;
}

/** What hangs before a hand that is closed. */
export interface Closed {
  /** Whose hand it is; nobody's while an action is on its way. */
  readonly seat: number | null;
  readonly Emblem: FunctionComponent;
  /** Who may still take the last action back, since nobody has opened a hand after it. */
  readonly actor: number | null;
  /** Nobody is to open anything: it goes on by itself. */
  readonly waits: Waits | null;
  /** Null where nobody may look out of turn now. */
  readonly look?: Look | null;
  /** The match is over and gone through: all hands lie in this one's place; null where a seat's eyes see its own. */
  readonly past?: { readonly hands: ComponentChildren };
  /** The hand is on its owner's phone: this is in its place. */
  readonly phone?: ComponentChildren;
  /** Said and asked of everybody, beside what opens the hand. */
  readonly also?: ComponentChildren;
  /** Has the seat take its hand to its phone; not there where it can't. */
  readonly onPhone?: (() => void) | undefined;
  readonly onTakeBack: () => void;
  readonly onOpen: () => void;
}

/** A hand in sight of its owner, who can't act: after an action until the hand closes, or out of turn. */
export interface Shown {
  /** The cards of its hand that it did not have. */
  readonly fresh: readonly string[];
  readonly onClose: () => void;
}

export interface TableProps<View extends BaseView = BaseView> {
  /** What the seat sees whose hand is open; while none is, what everybody sees. */
  readonly view: View;
  readonly legal: readonly Action[];
  /** Whether `legal` has them all: a list of thousands stops early. */
  readonly complete: boolean;
  /** Log entries that were seen before, by the seat or by everybody; what came after them is news. */
  readonly since: number;
  /** No hand is open, or the one that is can't act. */
  readonly closed: Closed | null;
  /** The seat has acted, and looks at what it alone may see. */
  readonly shown: Shown | null;
  readonly refusal: RefusalShape | null;
  /** The seat goes on: no word of that any more. */
  readonly forgetRefusal: () => void;
  readonly act: (action: Action) => void;
  readonly explain: (action: Action) => void;
  /** Ask the engine about an action and change nothing; null: it is legal. */
  readonly check: (action: Action) => Promise<RefusalShape | null>;
}

export interface ResultProps<View extends BaseView = BaseView> {
  readonly view: View;
  readonly status: Status;
}

/** What the own screen of a game is given that all seats play at once. */
export interface LiveProps {
  readonly controller: Controller;
  /** It is a step of a lesson: nobody is waited for, and its clock may stand. */
  readonly isLesson?: boolean;
  readonly onUnreadable: (reason: string) => ComponentChildren;
  /** What leads on from the match's end, beside another match of the same. */
  readonly next: ComponentChildren;
  /** What the end is held beside: the evening, or what really happened. */
  readonly beside: ComponentChildren;
}

export type CardFace = FunctionComponent<{ card: string }>;

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
  readonly numbered?: boolean;
}

/**
 * How a match of a game is played on this device, beside its options: asked for in the set-up, kept with the match,
 * unknown to the engine.
 */
export interface PlaySettings<Settings = unknown> {
  /** For a new match: those of the match before, as that has them, or else the last ones. */
  readonly initial: (from: Fields | null) => Settings;
  readonly Form: ComponentType<PlaySettingsProps<Settings>>;
  /** Which level of machine plays each seat; null for a person, or none where all are. */
  readonly machineLevels: (settings: Settings) => readonly (string | null)[];
  /** The same for so many people. */
  readonly seated: (settings: Settings, people: 1 | 2) => Settings;
  /** The same for one person alone, against a machine of that level. */
  readonly alone: (settings: Settings, level: string) => Settings;
  /** Remembers them for the next match; returns what is stored with this one. */
  readonly keep: (settings: Settings) => Fields;
  /** What is kept with the deal of the day: one person alone, against a machine of that level, by that seed. */
  readonly ofDay: (level: string, seed: number) => Fields;
}

export interface PlaySettingsProps<Settings> {
  readonly settings: Settings;
  readonly game: CatalogGame;
  readonly onChange: (settings: Settings) => void;
}

/** The machine players of a game's world: what they are called is in the words, `<game>-machine-<face>`. */
export interface MachineLooks {
  /** As many as seats that machines can take. */
  readonly faces: readonly string[];
  /** For each face the colour that it brings to its seat, of `--hue-0` to `--hue-5`. */
  readonly hues: readonly number[];
  readonly Portrait: FunctionComponent<{ face: string }>;
}

/** What hints, and those who judge a match, say of a game's moves. */
export interface MoveWords<View extends BaseView = BaseView> {
  /** What somebody who sees `view` would do, as an instruction. */
  readonly move: (action: Action, view: View) => string;
  /** What the sentence about a reason takes, beside the names of seats and plain numbers. */
  readonly reason: (why: ReasonShape) => MessageArguments;
}

/** How a finished match is gone through in a game that all play at once, and that has no {@link GameTable.Table}. */
export interface Replay<View extends BaseView = BaseView> {
  /** The table as it stood after an entry; everything lies open. */
  readonly Table: ComponentType<{ readonly view: View }>;
  /** Whether a part of the match ends with an entry. */
  readonly endsPart: (entry: LogEntry) => boolean;
}

export interface GameBox {
  readonly accent: string;
  readonly Emblem: FunctionComponent;
}

/** A game whose hands may be on their owners' phones: how they look there, and what their numbers go by. */
export interface PhoneHand<View extends BaseView = BaseView> extends GameBox, HandRules<View> {
  readonly looks: CardLooks;
  /** The message that names where its owner lays cards apart from the hand, in a game that has such a place. */
  readonly apart?: string;
}

/**
 * Whether an entry of the log, at that place in it, is the special thing that a tip is about. It may ask for what
 * everybody sees and nothing else; what is said is `<game>-tip-<name>`.
 */
export type Tips = Readonly<Record<string, (entry: LogEntry, view: BaseView, index: number) => boolean>>;

/** The finished tricks that a view has. */
type TrickOf<View> = View extends { readonly tricks: readonly (infer Trick extends FinishedTrick)[] }
  ? Trick
  : FinishedTrick;

/** Signs and words that tell suits, each with its colour, and signs with the word that is read aloud. */
export type Marks = ReadonlyMap<string, { readonly ink: string; readonly word?: string }>;

/** A game as the page knows it: its looks. Everything it may do comes from the engine. */
export interface GameTable<View extends BaseView = BaseView, Settings = unknown> extends GameBox {
  /** The table, with one hand or none; a game played by all at once has {@link GameTable.Live} instead. */
  readonly Table?: ComponentType<TableProps<View>>;
  /** Turns are played on everybody's table, and a hand closes after each of its actions. */
  readonly onTable?: boolean;
  /** The whole match on a screen of its own: everything lies open, all seats act at any time, no hand is closed. */
  readonly Live?: ComponentType<LiveProps>;
  readonly replay?: Replay<View>;
  readonly Result: ComponentType<ResultProps<View>>;
  readonly looks: CardLooks;
  /** The printed summary of the game's box, which each player may look at any time: the same for everybody. */
  readonly Summary?: ComponentType<{ readonly view: View }>;
  readonly Trick?: ComponentType<TrickProps<TrickOf<View>>>;
  /** For the pages of rules of a game without a leaflet of its own: values of a refusal, and positions to show and try. */
  readonly refusalArguments?: (refusal: RefusalShape) => MessageArguments;
  readonly positions?: () => Promise<{ readonly default: object }>;
  readonly playSettings?: PlaySettings<Settings>;
  /** Its machine players; a game without any of its own has plain ones. */
  readonly machines?: MachineLooks;
  /** What is said of moves in a hint and by who judges; a game without has neither, one with `Live` no hints. */
  readonly moves?: MoveWords<View>;
  /** Milliseconds for which everybody looks at what lies open now, before a machine covers it. */
  readonly lookMs?: (view: View) => number;
  /** How words tell its suits, and in which colours these are; those of playing cards are known. */
  readonly marks?: () => Marks;
  /** What is explained the first time it comes up on a device. */
  readonly tips?: Tips;
  /** An entry of the log in words, with names and never "you"; null where it is not worth a line. */
  readonly describeEntry: (entry: LogEntry, view: BaseView) => string | null;
}
