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
 * A value of an option that allows fewer players than the game does.
 */
export interface OptionBound {
  readonly value: string | number;
  readonly players: number;
}

/**
 * An option of the set-up, with its clause; ``suggested`` is the set-up screen's first choice.
 *
 * ``suggested_passed`` is its first choice where several people pass one device round.
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
 * A game of the catalogue; ``cards`` and ``characters`` have the game's own fields next to ``id``.
 *
 * ``rules`` is the version of the game's rules; ``live`` means real time instead of turns. ``outcomes`` lists, by
 * verb, the fields of a log entry that chance has filled in, not the actor. ``weighs`` has the verbs of the
 * actions that bots weigh, each with the field that lists every seat's simultaneous act, ``null`` if an action is
 * one seat's. ``exercises`` has those of these verbs whose choices can be judged from the view alone; none in real
 * time.
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
  readonly exercises: readonly string[];
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
 * The status of a match; ``result`` is present when it is over.
 *
 * ``undoable``: undoing the last logged action gives no player knowledge, its actor included.
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
 * Answer to ``new``: the status of the new match, its save and, on request, everyone's view.
 */
export interface Dealt extends Status {
  readonly save: Save;
  readonly table?: BaseView;
}

/**
 * The reason why the rules forbid an action: the clause, a stable code, and the values for a sentence.
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
 * Answer to ``check`` and ``act``: the action is refused without any change.
 */
export interface Refused {
  readonly ok: false;
  readonly refusal: RefusalShape;
}

/**
 * Answer to ``act``: the status after it, the entry as logged and, on request, the next views.
 *
 * ``private``: by this action its seat saw a card that is not open. ``learned``: the seats that now see a card
 * that they did not see before. With ``look`` or ``eyes`` ``table`` is everyone's view, ``sight`` the view of
 * these eyes, if it has more.
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
 * Answer to ``legal``; ``complete`` is false if there are more than the limit.
 */
export interface Legal {
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly complete: boolean;
}

/**
 * The view and the legal actions of the eyes that an action came with.
 */
export interface Sight extends Legal {
  readonly view: BaseView;
}

/**
 * The reason for a move: a stable code, and the values for a sentence about it.
 */
export interface ReasonShape {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/**
 * A move that a bot weighed: ``worth`` is the expected share of the win, ``null`` if not counted.
 *
 * ``why`` is its reason by the rule of thumb. In real time ``action`` may be ``null``, to wait, if the request has
 * an action to weigh. After an even look ``behind`` is the 95 % interval, low and high, of the share that the best
 * choice brings more in the same worlds; both are 0 for the best.
 */
export interface WeighedMove {
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly worth: number | null;
  readonly why: ReasonShape;
  readonly behind?: readonly number[];
}

/**
 * Answer to ``think``.
 *
 * ``action`` is the bot's move; ``choices`` are up to ten moves that it weighed, best first; ``spent`` is the
 * number of worlds it used, ``worlds`` its level's default. In a game in real time ``action`` may be ``null``, to
 * wait, and ``after_ms`` is the delay in ms of the action, or of the next look. ``chances`` is present if an
 * action had to be weighed: each seat's expected share of the win (together 1) after the best move, from the
 * knowledge of the seat to act.
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
 * A log entry as a viewer may see it; the action's own fields are next to these.
 */
export interface LogEntry {
  readonly seat: number | null;
  readonly do: string;
}

/**
 * A seat's row of a score sheet: the seat, and its points as in ``scores``; each game adds its terms.
 */
export interface BaseRow {
  readonly seat: number;
  readonly points: number;
}

/**
 * The common part of every game's view.
 *
 * ``log`` begins at entry ``log_start`` of the match; ``standing`` are the seats of a finished match in the order
 * of its score sheet, the winners first, and empty before. ``log_since`` is present if a request gives the number
 * of ``known`` entries: then ``log`` begins at that entry, and all earlier entries are unchanged.
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
 * Cards that a seat played together; ``null`` is a card that is face down for the viewer.
 */
export interface PlayShape {
  readonly seat: number;
  readonly cards: readonly (string | null)[];
}

/**
 * A trick, the present one or a finished one: ``number`` counts from 0 in the deal, ``plays`` are in order.
 */
export interface TrickShape {
  readonly number: number;
  readonly leader: number;
  readonly plays: readonly PlayShape[];
}

/**
 * A trick that is over; a game's own shape adds the explanation.
 *
 * ``winner`` is ``null`` if no seat won it. ``log_end`` is the length of the match's log after the trick's last
 * entry: a viewer of fewer entries has not seen its end.
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
 * The news in a seat's log: its ``entries`` from entry ``since`` on; all earlier ones are unchanged.
 */
export interface LogNews {
  readonly since: number;
  readonly entries: readonly Readonly<Record<string, unknown>>[];
}

/**
 * Answer to ``views``: a row per step, a view per seat.
 *
 * Without logs the views have no ``log``, and ``logs`` are the news in each since the next lower requested step.
 * ``hands`` are the seats' own hands, a row per step, on request. ``deals``: the entries with which the match's
 * deals begin. ``status`` is that of the complete save. ``match`` is empty in all: no match is open.
 */
export interface Views {
  readonly views: readonly (readonly BaseView[])[];
  readonly logs?: readonly (readonly LogNews[])[];
  readonly hands?: readonly (readonly (readonly string[])[])[];
  readonly deals: readonly number[];
  readonly status: Status;
}

/**
 * The fault in a request; a load names the entry and, if a rule forbids it, the refusal.
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
 * Start a match from a seed, with an optional start seat, or from a deal; ``eyes`` adds everyone's view.
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
 * Undo a match's last action, or the last ``steps`` actions.
 */
export interface UndoRequest {
  readonly op: "undo";
  readonly match: string;
  readonly steps?: number;
}

/**
 * Ask for the legal actions, of one seat if named, the first ``limit`` of them (default 1000).
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
 * With ``look`` or ``eyes`` an act's answer has everyone's view, and that of these eyes, with the first ``look``
 * (default 1000) of the legal actions. ``"seat"``, the default: the seat that acts, if it acts next or has learned
 * something. A number: that seat. ``null``: everyone, in real time. ``known``: the number of log entries that the
 * eyes and everyone were shown before; see ``BaseView``.
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
 * Ask for the view of a seat, ``null`` for everyone's.
 *
 * ``known``: the number of log entries that the seat was shown before; see ``BaseView``.
 */
export interface ViewRequest {
  readonly op: "view";
  readonly match: string;
  readonly seat: number | null;
  readonly known?: number;
}

/**
 * Ask for the move of a bot of one of the catalogue's levels (``bots``) that knows only a view.
 *
 * ``view`` is an answer to ``view`` for a seat to act; its key ``match`` may be missing. ``effort`` (1 to 10,000)
 * is the number of worlds instead of the level's own, if it uses any; ``at`` the time of the look in ms, in a game
 * in real time. ``weigh`` is a legal action of the seat that is weighed in addition to the bot's own: it is among
 * the answer's ``choices``. With ``even_look`` all moves use all worlds, none is preferred, and each choice has
 * its distance ``behind`` the best.
 */
export interface ThinkRequest {
  readonly op: "think";
  readonly view: Readonly<Record<string, unknown>>;
  readonly level: string;
  readonly effort?: number;
  readonly at?: number;
  readonly weigh?: Readonly<Record<string, unknown>>;
  readonly even_look?: boolean;
}

/**
 * Open a saved match.
 */
export interface LoadRequest {
  readonly op: "load";
  readonly save: Save;
}

/**
 * Ask for the views of seats (``null``: everyone's) at steps of a save, each the length of the log there.
 *
 * With ``log`` ``false`` the answer has only the news in the logs; with ``hands`` it has every seat's own hand.
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
 * Ask for a finished match as a link's text, or for its deal alone; with the players' names on request.
 */
export interface LinkRequest {
  readonly op: "link";
  readonly match: string;
  readonly deal?: boolean;
  readonly names?: boolean;
}

/**
 * Ask for the content of a link's text.
 */
export interface ReadLinkRequest {
  readonly op: "read_link";
  readonly link: string;
}

export type DoorRequest = CatalogRequest | NewRequest | MatchRequest | UndoRequest | LegalRequest | ActionRequest | ViewRequest | ThinkRequest | LoadRequest | ViewsRequest | LinkRequest | ReadLinkRequest;
