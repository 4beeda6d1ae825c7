// The properties of a game's table, and its actions: no rule is known on this side.
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
import type { Next } from "../match/turns";
import type { Fields } from "../saves/record";

/** The automatic part while no one can act. */
export interface Waits {
  /** The bot that acts next, or the person whose turn begins; null while an action is pending. */
  readonly seat: number | null;
  readonly isMachine: boolean;
  /** The hand is open all the time: one person plays against bots alone. */
  readonly isOwnOpen: boolean;
  readonly onHurry: () => void;
  /** Receives the text on the table: the wait is as long as reading it takes. */
  readonly onTold?: (text: string) => void;
  /** Stops the automatic part until it is hurried; undefined if it is not automatic, or already stopped. */
  readonly onHold?: (() => void) | undefined;
}

/** The way for people to open their own hands out of turn, to look only. */
export interface Look {
  /** The seats that may look, other than the one before whose hand the curtain is. */
  readonly seats: readonly number[];
  /** The curtain is before the hand of a seat that wants to look. */
  readonly isAsked: boolean;
  readonly onAsk: (seat: number) => void;
  readonly onLeave: () => void;
}

/** The cover of a closed hand. */
export interface Closed {
  /** The hand's owner; null while an action is pending. */
  readonly seat: number | null;
  readonly crest: string;
  /** The seat that may still undo the last action, since no hand has been opened after it. */
  readonly actor: number | null;
  /** No hand has to be opened: the match continues automatically. */
  readonly waits: Waits | null;
  /** Null if no one may look out of turn now. */
  readonly look?: Look | null;
  /** True where nothing has this hand's place: the match is over and replayed, or the table is everybody's. */
  readonly isPast?: boolean;
  /** Replaces the hand if it is on its owner's phone. */
  readonly phone?: ComponentChildren;
  /** Texts and buttons for everyone, next to the button that opens the hand. */
  readonly also?: ComponentChildren;
  /** Moves the seat's hand to its phone; undefined if that is not possible. */
  readonly onPhone?: (() => void) | undefined;
  readonly onTakeBack: () => void;
  readonly onOpen: () => void | Promise<void>;
}

/** A hand in sight of its owner, who can't act: after an action until the hand closes, or out of turn. */
export interface Shown {
  /** The cards of its hand that it did not have. */
  readonly fresh: readonly string[];
  readonly onClose: () => void;
}

export interface TableProps<View extends BaseView = BaseView> {
  /** The view of the seat whose hand is open; without one, everyone's. */
  readonly view: View;
  readonly legal: readonly Action[];
  /** True if `legal` has them all: a list of thousands stops early. */
  readonly complete: boolean;
  /** Number of log entries seen before, by the seat or by everyone; later ones are news. */
  readonly since: number;
  /** No hand is open, or the one that is can't act. */
  readonly closed: Closed | null;
  /** The seat has acted, and looks at its private news. */
  readonly shown: Shown | null;
  readonly refusal: RefusalShape | null;
  /** The seat continues: the refusal is cleared. */
  readonly forgetRefusal: () => void;
  /** Carries an action out, and the one that follows at once, if any. */
  readonly act: (action: Action, next?: Next) => void;
  readonly explain: (action: Action) => void;
  /** Ask the engine about an action and change nothing; null: it is legal. */
  readonly check: (action: Action) => Promise<RefusalShape | null>;
}

export interface ResultProps<View extends BaseView = BaseView> {
  readonly view: View;
  readonly status: Status;
}

/** Properties of the own screen of a game that all seats play at once. */
export interface LiveProps {
  readonly controller: Controller;
  /** It is a step of a lesson: no one is waited for, and its clock may be stopped. */
  readonly isLesson?: boolean;
  readonly onUnreadable: (reason: string) => ComponentChildren;
  /** The ways on from the match's end, apart from another match of the same. */
  readonly next: ComponentChildren;
  /** The comparison next to the end: the session, or the original end. */
  readonly beside: ComponentChildren;
  /** The buttons of the head once the match is over: its log and the rules. A lesson has none. */
  readonly lookUps?: (view: BaseView) => ComponentChildren;
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

/** The parts of a game's finished trick for its drawing: nothing of it depends on the viewer. */
export interface TrickProps<Trick extends FinishedTrick = FinishedTrick> {
  readonly trick: Trick;
  readonly seats: readonly SeatName[];
  readonly numbered?: boolean;
}

/**
 * The form of a match of a game on this device, apart from its options: chosen in the set-up, stored with the match,
 * unknown to the engine.
 */
export interface PlaySettings<Settings = unknown> {
  /** For a new match: those of the match before, as that has them, or else the last ones. */
  readonly initial: (from: Fields | null) => Settings;
  readonly Form: ComponentType<PlaySettingsProps<Settings>>;
  /** The level of the bot at each seat; null for a person, empty if all are people. */
  readonly machineLevels: (settings: Settings) => readonly (string | null)[];
  /** The same for so many people. */
  readonly seated: (settings: Settings, people: 1 | 2) => Settings;
  /** The same for one person alone, against a machine of that level. */
  readonly alone: (settings: Settings, level: string) => Settings;
  /** Remembers them for the next match; returns the data to store with this one. */
  readonly keep: (settings: Settings) => Fields;
  /** The settings of the deal of the day: one person alone, against a bot of that level, by that seed. */
  readonly ofDay: (level: string, seed: number) => Fields;
}

export interface PlaySettingsProps<Settings> {
  readonly settings: Settings;
  readonly game: CatalogGame;
  readonly onChange: (settings: Settings) => void;
}

/** The bots of a game's world: their names are in the words, `<game>-machine-<face>`. */
export interface MachineLooks {
  /** One for each seat that bots can take. */
  readonly faces: readonly string[];
  /** For each face the colour that it brings to its seat, of `--hue-0` to `--hue-5`. */
  readonly hues: readonly number[];
  readonly Portrait: FunctionComponent<{ face: string }>;
}

/** The words of a game's moves in hints and analyses. */
export interface MoveWords<View extends BaseView = BaseView> {
  /** An action as an instruction to a seat that sees `view`. */
  readonly move: (action: Action, view: View) => string;
  /** Variables of the sentence about a reason, in addition to the names of seats and plain numbers. */
  readonly reason: (why: ReasonShape) => MessageArguments;
}

/** The replay of a match of a game that all play at once, without a {@link GameTable.Table}. */
export interface Replay<View extends BaseView = BaseView> {
  /** The table as it was after an entry; everything is open. */
  readonly Table: ComponentType<{ readonly view: View }>;
  /** Returns whether a part of the match ends with an entry. */
  readonly endsPart: (entry: LogEntry) => boolean;
}

export interface GameBox {
  readonly accent: string;
  /** The picture on the lid, 200 by 140. */
  readonly Emblem: FunctionComponent;
  /** The path of the crest on the curtain, of one colour, in the middle 76 of a box of 100. */
  readonly crest: string;
}

/** A game that allows hands on phones: the cards' looks there, and the rules for their numbers. */
export interface PhoneHand<View extends BaseView = BaseView> extends GameBox, HandRules<View> {
  readonly looks: CardLooks;
  /** Id of the message that names the place of cards set apart from the hand, in a game with such a place. */
  readonly apart?: string;
}

/**
 * Returns whether an entry of the log, at that place in it, is the subject of a tip. It may use only everyone's view;
 * the text is `<game>-tip-<name>`.
 */
export type Tips = Readonly<Record<string, (entry: LogEntry, view: BaseView, index: number) => boolean>>;

/** The finished tricks that a view has. */
type TrickOf<View> = View extends { readonly tricks: readonly (infer Trick extends FinishedTrick)[] }
  ? Trick
  : FinishedTrick;

/** Signs and words for suits, each with its colour, and signs with the word that is read aloud. */
export type Marks = ReadonlyMap<string, { readonly ink: string; readonly word?: string }>;

/** A game as the page knows it: its looks. Everything it may do comes from the engine. */
export interface GameTable<View extends BaseView = BaseView, Settings = unknown> extends GameBox {
  /** The table, with one hand or none; a game played by all at once has {@link GameTable.Live} instead. */
  readonly Table?: ComponentType<TableProps<View>>;
  /** The whole match on a screen of its own: everything is open, all seats act at any time, no hand is closed. */
  readonly Live?: ComponentType<LiveProps>;
  readonly replay?: Replay<View>;
  readonly Result: ComponentType<ResultProps<View>>;
  /** Returns a remark of a few words on a seat's points at the end, or null. */
  readonly note?: (view: View, status: Status, seat: number) => string | null;
  readonly looks: CardLooks;
  /** The printed summary of the game's box, which each player may look at any time: the same for everyone. */
  readonly Summary?: ComponentType<{ readonly view: View }>;
  readonly Trick?: ComponentType<TrickProps<TrickOf<View>>>;
  /** For the pages of rules of a game without its own leaflet: values of a refusal, and positions to show and try. */
  readonly refusalArguments?: (refusal: RefusalShape) => MessageArguments;
  readonly positions?: () => Promise<{ readonly default: object }>;
  readonly playSettings?: PlaySettings<Settings>;
  /** Its bots; a game without its own has plain ones. */
  readonly machines?: MachineLooks;
  /** The words for moves in a hint and an analysis; a game without has neither, one with `Live` no hints. */
  readonly moves?: MoveWords<View>;
  /** Milliseconds for which everyone sees the table before it continues automatically; Infinity: a player continues. */
  readonly lookMs?: (view: View) => number;
  /** Returns whether an action changes nothing on the table: a bot does it without a pause. */
  readonly isUnseen?: (action: Action) => boolean;
  /** The suits in its words, with their colours; those of playing cards are known. */
  readonly marks?: () => Marks;
  /** Positions that are explained the first time they come up on a device. */
  readonly tips?: Tips;
  /** Returns an entry of the log in words, with names and never "you"; null if it needs no line. */
  readonly describeEntry: (entry: LogEntry, view: BaseView) => string | null;
}
