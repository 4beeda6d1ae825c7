// Made by web/build/door_types.py from the engine's shapes; do not edit by hand.

/**
 * A name in both languages.
 */
export interface Name {
  readonly ja: string;
  readonly en: string;
}

/**
 * A seat as the players named it.
 */
export interface SeatName {
  readonly name: string;
}

/**
 * A value of an option that fewer may play with than the game takes.
 */
export interface OptionBound {
  readonly value: string | number;
  readonly players: number;
}

/**
 * A choice of the set-up, with the clause that speaks of it; ``suggested`` is what a set-up offers first.
 *
 * ``suggested_passed`` is what it offers first where several people pass one device round.
 */
export interface OptionShape {
  readonly id: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  readonly suggested: string | number;
  readonly suggested_passed: string | number;
  readonly clause: string;
  readonly most_players: readonly OptionBound[];
}

/**
 * A game of the catalogue; ``cards`` and ``characters`` have the game's own fields beside ``id``.
 *
 * ``rules`` is the version of the game's rules; ``live`` says whether it is played in real time or in turns.
 * ``outcomes``: by verb, the fields of a log entry that chance has filled in, not whoever acted. ``weighs``: by
 * the verbs whose actions machine players weigh, the field that has what each seat does at once, ``null`` where
 * an action is one seat's.
 */
export interface CatalogGame {
  readonly id: string;
  readonly name: Name;
  readonly rules: number;
  readonly min_players: number;
  readonly max_players: number;
  readonly live: boolean;
  readonly options: readonly OptionShape[];
  readonly bots: readonly string[];
  readonly outcomes: Readonly<Record<string, readonly string[]>>;
  readonly weighs: Readonly<Record<string, string | null>>;
  readonly cards: readonly Readonly<Record<string, unknown>>[];
  readonly characters: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Answer to ``catalog``.
 */
export interface Catalog {
  readonly games: readonly CatalogGame[];
}

/**
 * Where a match stands; ``result`` is there when it is over.
 *
 * ``undoable``: taking the last logged action back gives nobody knowledge, its actor included.
 */
export interface Status {
  readonly match: string;
  readonly game: string;
  readonly to_act: readonly number[];
  readonly phase: string;
  readonly over: boolean;
  readonly scores: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly log_length: number;
  readonly undoable: boolean;
  readonly result?: unknown;
  readonly by?: string;
}

/**
 * Answer to ``new``: the status of the match that is open now, its save and, if asked for, everybody's view.
 */
export interface Dealt extends Status {
  readonly save: Save;
  readonly table?: BaseView;
}

/**
 * Why the rules forbid an action: the clause, a stable code, and what a sentence about it needs.
 */
export interface RefusalShape {
  readonly clause: string;
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * Answer to ``check``: the action is legal.
 */
export interface Allowed {
  readonly ok: true;
}

/**
 * Answer to ``check`` and ``act``: the action is refused and nothing has changed.
 */
export interface Refused {
  readonly ok: false;
  readonly refusal: RefusalShape;
}

/**
 * Answer to ``act``: the status after it, the entry as logged and, if asked for, what is seen next.
 *
 * ``private``: by this action its seat saw a card that does not lie open. ``learned``: the seats that see a card
 * now which they did not see before. With ``look`` or ``eyes`` ``table`` is what everybody sees, ``sight`` what
 * these eyes do, where that is more.
 */
export interface Acted extends Status {
  readonly ok: true;
  readonly entry: Readonly<Record<string, unknown>>;
  readonly private: boolean;
  readonly learned: readonly number[];
  readonly table?: BaseView;
  readonly sight?: Sight;
}

/**
 * Answer to ``legal``; ``complete`` is false where there are more than the limit.
 */
export interface Legal {
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly complete: boolean;
}

/**
 * What the eyes that an action came with may see and do next.
 */
export interface Sight extends Legal {
  readonly view: BaseView;
}

/**
 * What speaks for a move: a stable code, and what a sentence about it needs.
 */
export interface ReasonShape {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * A move that a machine player weighed: ``worth`` is the expected share of the win, ``null`` if not counted.
 *
 * ``why`` is what the rule of thumb has to say for it. In real time ``action`` may be ``null``, to wait, where
 * something was to be weighed.
 */
export interface WeighedMove {
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly worth: number | null;
  readonly why: ReasonShape;
}

/**
 * Answer to ``think``.
 *
 * ``action`` is what it does; ``choices`` are up to ten moves that it weighed, best first; ``spent`` is how many
 * worlds it looked at, ``worlds`` how many its level looks at by itself. In a game in real time ``action`` may be
 * ``null``, to wait, and ``after_ms`` are the ms until then, or to its next look. ``chances`` is there where an
 * action was to be weighed: each seat's expected share of the win (together 1) after what is best, from what the
 * seat that was to act knew.
 */
export interface Thought {
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly choices: readonly WeighedMove[];
  readonly spent: number;
  readonly worlds: number;
  readonly after_ms?: number;
  readonly chances?: readonly number[];
}

/**
 * A log entry as a viewer may see it; the action's own fields lie beside these.
 */
export interface LogEntry {
  readonly seat: number | null;
  readonly do: string;
}

/**
 * A seat's row of a score sheet: the seat, and its points as ``scores`` has them; each game adds its terms.
 */
export interface BaseRow {
  readonly seat: number;
  readonly points: number;
}

/**
 * What the view of every game holds.
 *
 * ``log`` begins at entry ``log_start`` of the match; ``standing`` are the seats of a finished match in the order
 * in which its score sheet lists them, the winners first, and empty before. ``log_since`` is there where a request
 * says how many entries are ``known``: then ``log`` begins at that entry, and all before it are as they were.
 */
export interface BaseView {
  readonly match: string;
  readonly game: string;
  readonly seat: number | null;
  readonly seats: readonly SeatName[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly phase: string;
  readonly to_act: readonly number[];
  readonly over: boolean;
  readonly scores: readonly (number | null)[];
  readonly standing: readonly number[];
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly log_start: number;
  readonly log_since?: number;
}

/**
 * Cards that a seat played together; ``null`` is one that lies face down to the viewer.
 */
export interface PlayShape {
  readonly seat: number;
  readonly cards: readonly (string | null)[];
}

/**
 * A trick, the present one or a finished one: ``number`` counts the deal's from 0, ``plays`` are in order.
 */
export interface TrickShape {
  readonly number: number;
  readonly leader: number;
  readonly plays: readonly PlayShape[];
}

/**
 * A trick that is over; a game's own shape adds what explains it.
 *
 * ``winner`` is ``null`` where nobody won it. ``log_end`` is the length that the match's log had after the last
 * entry that belongs to it: whoever had seen fewer entries has not seen it end.
 */
export interface FinishedTrick extends TrickShape {
  readonly winner: number | null;
  readonly log_end: number;
}

/**
 * A match as it is stored.
 */
export interface Save {
  readonly format: 1;
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly seats: readonly SeatName[];
  readonly deal: Readonly<Record<string, unknown>>;
  readonly log: readonly Readonly<Record<string, unknown>>[];
}

/**
 * What is new in a seat's log: its ``entries`` from entry ``since`` on, and all before it as they were.
 */
export interface LogNews {
  readonly since: number;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Answer to ``views``: a row a step, a view a seat.
 *
 * Without logs the views have no ``log``, and ``logs`` say what is new in each since the next lower step that was
 * asked for. ``hands`` are the seats' own hands, a row a step, if they were asked for. ``deals``: the entries with
 * which the match's deals begin. ``status`` is that of the whole save. ``match`` is empty in all: none is open.
 */
export interface Views {
  readonly views: readonly (readonly BaseView[])[];
  readonly logs?: readonly (readonly LogNews[])[];
  readonly hands?: readonly (readonly (readonly string[])[])[];
  readonly deals: readonly number[];
  readonly status: Status;
}

/**
 * What was wrong with a request; a load names the entry and, where a rule forbids it, the refusal.
 */
export interface ErrorBody {
  readonly code: string;
  readonly message: string;
  readonly entry?: number;
  readonly refusal?: RefusalShape;
}

/**
 * Answer to bad input.
 */
export interface Error {
  readonly error: ErrorBody;
}

/**
 * Answer to ``link``: the text.
 */
export interface Link {
  readonly link: string;
}

/**
 * Answer to ``read_link``: a finished match, or a bare ``deal``.
 *
 * Without ``names`` the seats are called by numbers, from 1 on.
 */
export interface Linked {
  readonly deal: boolean;
  readonly names: boolean;
  readonly save: Save;
}

/**
 * Ask for the games.
 */
export interface CatalogRequest {
  readonly op: "catalog";
}

/**
 * Start a match from a seed, perhaps with a start seat, or from a deal; ``eyes`` asks for everybody's view.
 */
export interface NewRequest {
  readonly op: "new";
  readonly game: string;
  readonly seats: readonly SeatName[];
  readonly options?: Readonly<Record<string, string | number>>;
  readonly seed?: number;
  readonly start?: number;
  readonly deal?: Readonly<Record<string, unknown>>;
  readonly eyes?: null;
}

/**
 * Ask about a match, save it, or close it.
 */
export interface MatchRequest {
  readonly op: "status" | "save" | "close";
  readonly match: string;
}

/**
 * Take a match's last actions back, one or so many ``steps``.
 */
export interface UndoRequest {
  readonly op: "undo";
  readonly match: string;
  readonly steps?: number;
}

/**
 * Ask for the legal actions, of one seat if it is named, the first ``limit`` of them (1000 if not said).
 */
export interface LegalRequest {
  readonly op: "legal";
  readonly match: string;
  readonly seat?: number | null;
  readonly limit?: number;
}

/**
 * Ask whether an action is legal, or carry it out.
 *
 * With ``look`` or ``eyes`` an act's answer holds what everybody sees, and what these eyes do, with the first
 * ``look`` (1000 if not said) of the legal actions. ``"seat"``, which is meant if no eyes are named: the seat that
 * acts, if it is to act again or has learned something. A number: that seat. ``null``: everybody, in real time.
 * ``known``: how many entries of the log the eyes and everybody were shown before; see ``BaseView``.
 */
export interface ActionRequest {
  readonly op: "check" | "act";
  readonly match: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly look?: number;
  readonly eyes?: number | "seat" | null;
  readonly known?: number;
}

/**
 * Ask what a seat may see, ``null`` for what everybody may.
 *
 * ``known``: how many entries of the log that seat was shown before; see ``BaseView``.
 */
export interface ViewRequest {
  readonly op: "view";
  readonly match: string;
  readonly seat: number | null;
  readonly known?: number;
}

/**
 * Ask what a player of a level of the catalogue's ``bots`` does who knows a view, and nothing else.
 *
 * ``view`` is an answer to ``view`` for a seat that is to act; its key ``match`` may be missing. ``effort`` (1 to
 * 10,000) is how many worlds to look at instead of the level's own, if it looks at any; ``at`` the time of the
 * look in ms, in a game in real time. ``weigh`` is a legal action of the seat, in turns, that is weighed beside
 * its own: it is among the answer's ``choices``.
 */
export interface ThinkRequest {
  readonly op: "think";
  readonly view: Readonly<Record<string, unknown>>;
  readonly level: string;
  readonly effort?: number;
  readonly at?: number;
  readonly weigh?: Readonly<Record<string, unknown>>;
}

/**
 * Open a saved match.
 */
export interface LoadRequest {
  readonly op: "load";
  readonly save: Save;
}

/**
 * Ask what seats (``null``: everybody) may see at steps of a save, each the length of the log there.
 *
 * Without ``log`` (``false``) only what is new in the logs is told; with ``hands`` every seat's own hand is.
 */
export interface ViewsRequest {
  readonly op: "views";
  readonly save: Save;
  readonly seats: readonly (number | null)[];
  readonly steps: readonly number[];
  readonly log?: boolean;
  readonly hands?: boolean;
}

/**
 * Ask for a finished match as a link's text, or for its deal alone; with the players' names if wanted.
 */
export interface LinkRequest {
  readonly op: "link";
  readonly match: string;
  readonly deal?: boolean;
  readonly names?: boolean;
}

/**
 * Ask what a link's text leads to.
 */
export interface ReadLinkRequest {
  readonly op: "read_link";
  readonly link: string;
}

export type DoorRequest = CatalogRequest | NewRequest | MatchRequest | UndoRequest | LegalRequest | ActionRequest | ViewRequest | ThinkRequest | LoadRequest | ViewsRequest | LinkRequest | ReadLinkRequest;
