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
 * A choice of the set-up, with the clause that speaks of it.
 */
export interface OptionShape {
  readonly id: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  readonly clause: string;
}

/**
 * A game of the catalogue; ``cards`` and ``characters`` have the game's own fields beside ``id``.
 */
export interface CatalogGame {
  readonly id: string;
  readonly name: Name;
  readonly min_players: number;
  readonly max_players: number;
  readonly options: readonly OptionShape[];
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
  readonly result?: unknown;
  readonly by?: string;
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
 * Answer to ``act``: the status after it and the entry as logged.
 */
export interface Acted {
  readonly match: string;
  readonly game: string;
  readonly to_act: readonly number[];
  readonly phase: string;
  readonly over: boolean;
  readonly scores: readonly (number | null)[];
  readonly winners: readonly number[];
  readonly log_length: number;
  readonly result?: unknown;
  readonly by?: string;
  readonly ok: true;
  readonly entry: Readonly<Record<string, unknown>>;
}

/**
 * Answer to ``legal``; ``complete`` is false where there are more than the limit.
 */
export interface Legal {
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly complete: boolean;
}

/**
 * A log entry as a viewer may see it; the action's own fields lie beside these.
 */
export interface LogEntry {
  readonly seat: number | null;
  readonly do: string;
}

/**
 * What the view of every game holds; ``log`` begins at entry ``log_start`` of the match.
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
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly log_start: number;
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
 * Ask for the games.
 */
export interface CatalogRequest {
  readonly op: "catalog";
}

/**
 * Start a match from a seed (with an optional start seat) or from a deal.
 */
export interface NewRequest {
  readonly op: "new";
  readonly game: string;
  readonly seats: readonly SeatName[];
  readonly options?: Readonly<Record<string, string | number>>;
  readonly seed?: number;
  readonly start?: number;
  readonly deal?: Readonly<Record<string, unknown>>;
}

/**
 * Ask about a match, take its last action back, save it, or close it.
 */
export interface MatchRequest {
  readonly op: "status" | "undo" | "save" | "close";
  readonly match: string;
}

/**
 * Ask for the legal actions, the first ``limit`` of them (1000 if not said).
 */
export interface LegalRequest {
  readonly op: "legal";
  readonly match: string;
  readonly limit?: number;
}

/**
 * Ask whether an action is legal, or carry it out.
 */
export interface ActionRequest {
  readonly op: "check" | "act";
  readonly match: string;
  readonly action: Readonly<Record<string, unknown>>;
}

/**
 * Ask what a seat may see, ``null`` for what everybody may.
 */
export interface ViewRequest {
  readonly op: "view";
  readonly match: string;
  readonly seat: number | null;
}

/**
 * Open a saved match.
 */
export interface LoadRequest {
  readonly op: "load";
  readonly save: Save;
}

export type DoorRequest = CatalogRequest | NewRequest | MatchRequest | LegalRequest | ActionRequest | ViewRequest | LoadRequest;

export type LuckyMakerSuit = "R" | "B" | "G" | "Y";

/**
 * A card of the catalogue: its two suits and its number in each.
 */
export interface LuckyMakerCard {
  readonly id: string;
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly numbers: readonly number[];
}

/**
 * The action of laying a card.
 */
export interface LuckyMakerPlay {
  readonly do: "play";
  readonly seat?: number;
  readonly card: string;
}

/**
 * The action of dealing the next game of a match (4.2).
 */
export interface LuckyMakerDeal {
  readonly do: "deal";
  readonly seat?: number;
}

export type LuckyMakerAction = LuckyMakerPlay | LuckyMakerDeal;

/**
 * A card on the table and who laid it.
 */
export interface LuckyMakerLaid {
  readonly seat: number;
  readonly card: string;
}

/**
 * A finished trick, explained (clause 3).
 *
 * ``counts`` belong to ``suits``, the master's two; ``follow``, ``scored`` and ``winner`` are ``null`` where
 * there is none; ``level`` tells that the counts were equal, so that the master's larger number decided (3.2).
 */
export interface LuckyMakerTrick {
  readonly master: string;
  readonly leader: number;
  readonly cards: readonly LuckyMakerLaid[];
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly counts: readonly number[];
  readonly level: boolean;
  readonly follow: "R" | "B" | "G" | "Y" | null;
  readonly scored: "R" | "B" | "G" | "Y" | null;
  readonly winner: number | null;
  readonly points: number;
  readonly next_leader: number;
  readonly reason: "highest" | "last_of_equals" | "no_follower" | "master_higher";
}

/**
 * Open counts: cards in each hand, masters still face down, tricks won by each seat in this game.
 */
export interface LuckyMakerCounts {
  readonly hands: readonly number[];
  readonly masters: number;
  readonly tricks: readonly number[];
}

/**
 * The table as a seat knows it.
 *
 * ``master`` is ``null`` when none lies open; ``suit_counts`` are the running counts of its two ``suits`` among
 * the cards played (3.1). ``tricks`` are the finished tricks of the present game, ``game`` numbers start at 0,
 * ``game_points`` hold the points of every finished game by seat. ``hand`` is empty for onlookers.
 */
export interface LuckyMakerView {
  readonly match: string;
  readonly game: string;
  readonly seat: number | null;
  readonly seats: readonly SeatName[];
  readonly options: Readonly<Record<string, string | number>>;
  readonly phase: string;
  readonly to_act: readonly number[];
  readonly over: boolean;
  readonly scores: readonly (number | null)[];
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly log_start: number;
  readonly counts: LuckyMakerCounts;
  readonly hand: readonly string[];
  readonly master: string | null;
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly suit_counts: readonly number[];
  readonly leader: number;
  readonly table: readonly LuckyMakerLaid[];
  readonly tricks: readonly LuckyMakerTrick[];
  readonly game_number: number;
  readonly games_in_match: number;
  readonly game_points: readonly readonly number[][];
}

/**
 * A won trick on the score sheet: the master, the suit scored, its points.
 */
export interface LuckyMakerTrickRow {
  readonly master: string;
  readonly suit: "R" | "B" | "G" | "Y";
  readonly points: number;
}

/**
 * One game of a seat: the tricks it won in order, and their sum.
 */
export interface LuckyMakerGameRow {
  readonly tricks: readonly LuckyMakerTrickRow[];
  readonly points: number;
}

/**
 * A seat's score sheet (4.3).
 */
export interface LuckyMakerRow {
  readonly seat: number;
  readonly games: readonly LuckyMakerGameRow[];
  readonly points: number;
}
