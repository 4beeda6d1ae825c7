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
 * A choice of the set-up, with the clause that speaks of it.
 */
export interface OptionShape {
  readonly id: string;
  readonly values: readonly (string | number)[];
  readonly default: string | number;
  readonly clause: string;
  readonly most_players: readonly OptionBound[];
}

/**
 * A game of the catalogue; ``cards`` and ``characters`` have the game's own fields beside ``id``.
 *
 * ``rules`` is the version of the game's rules; ``live`` says whether it is played in real time or in turns.
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
 * Answer to ``act``: the status after it, the entry as logged and, if asked for, what the seat sees next.
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
  readonly undoable: boolean;
  readonly result?: unknown;
  readonly by?: string;
  readonly ok: true;
  readonly entry: Readonly<Record<string, unknown>>;
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
 * What a seat that acts on may see and do; once the match is over, what everybody may.
 */
export interface Sight {
  readonly actions: readonly Readonly<Record<string, unknown>>[];
  readonly complete: boolean;
  readonly view: BaseView;
}

/**
 * A move that a machine player weighed; ``worth`` is the expected share of the win, ``null`` if not counted.
 */
export interface WeighedMove {
  readonly action: Readonly<Record<string, unknown>>;
  readonly worth: number | null;
}

/**
 * Answer to ``think``.
 *
 * ``action`` is what it does; ``choices`` are up to ten moves that it weighed, best first; ``spent`` is how many
 * worlds it looked at. In a game in real time ``action`` may be ``null``, to wait, and ``after_ms`` are the ms
 * until then, or to its next look.
 */
export interface Thought {
  readonly action: Readonly<Record<string, unknown>> | null;
  readonly choices: readonly WeighedMove[];
  readonly spent: number;
  readonly after_ms?: number;
}

/**
 * A log entry as a viewer may see it; the action's own fields lie beside these.
 */
export interface LogEntry {
  readonly seat: number | null;
  readonly do: string;
}

/**
 * What the view of every game holds.
 *
 * ``log`` begins at entry ``log_start`` of the match; ``standing`` are the seats of a finished match in the order
 * in which its score sheet lists them, the winners first, and empty before.
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
export interface FinishedTrick {
  readonly number: number;
  readonly leader: number;
  readonly plays: readonly PlayShape[];
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
 * With ``look``, a number, an act's answer holds what the same seat sees if it is to act again, and the first
 * that many of its legal actions; at the end of the match it holds what everybody sees.
 */
export interface ActionRequest {
  readonly op: "check" | "act";
  readonly match: string;
  readonly action: Readonly<Record<string, unknown>>;
  readonly look?: number;
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
 * Ask what a player of a level of the catalogue's ``bots`` does who knows a view, and nothing else.
 *
 * ``view`` is an answer to ``view`` for a seat that is to act; its key ``match`` may be missing. ``effort`` (1 to
 * 10,000) is how many worlds to look at instead of the level's own, if it looks at any; ``at`` the time of the
 * look in ms, in a game in real time.
 */
export interface ThinkRequest {
  readonly op: "think";
  readonly view: Readonly<Record<string, unknown>>;
  readonly level: string;
  readonly effort?: number;
  readonly at?: number;
}

/**
 * Open a saved match.
 */
export interface LoadRequest {
  readonly op: "load";
  readonly save: Save;
}

export type DoorRequest = CatalogRequest | NewRequest | MatchRequest | LegalRequest | ActionRequest | ViewRequest | ThinkRequest | LoadRequest;

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
export interface LuckyMakerPlayedCard {
  readonly seat: number;
  readonly card: string;
}

/**
 * What a suit of the open master brings if it is the follow suit (3.5, 3.6).
 *
 * The highest number in it wins ``points``, unless the master's, ``to_beat`` or to be equalled, is higher.
 */
export interface LuckyMakerStake {
  readonly suit: "R" | "B" | "G" | "Y";
  readonly to_beat: number;
  readonly points: number;
}

/**
 * A finished trick, explained (clause 3); ``cards`` are the plays, each one's only card beside its seat.
 *
 * ``counts`` belong to ``suits``, the master's two; ``follow``, ``scored`` and ``winner`` are ``null`` where
 * there is none; ``level`` tells that the counts were equal, so that the master's larger number decided (3.2).
 * ``best`` is the highest number played in the follow suit, ``to_beat`` the master's (3.4, 3.5).
 */
export interface LuckyMakerTrick {
  readonly number: number;
  readonly leader: number;
  readonly plays: readonly PlayShape[];
  readonly winner: number | null;
  readonly log_end: number;
  readonly master: string;
  readonly cards: readonly LuckyMakerPlayedCard[];
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly counts: readonly number[];
  readonly level: boolean;
  readonly follow: "R" | "B" | "G" | "Y" | null;
  readonly scored: "R" | "B" | "G" | "Y" | null;
  readonly points: number;
  readonly best: number | null;
  readonly to_beat: number | null;
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
 * the cards played (3.1), ``stakes`` what each of them brings. ``waiting`` are the seats still to play to the
 * trick. ``tricks`` are the finished tricks of the present game, ``current_trick`` the one being
 * played, ``null`` between two games and at the end; ``game`` numbers start at 0, ``game_points`` hold the points
 * of every finished game by seat. ``hand`` is empty for onlookers.
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
  readonly standing: readonly number[];
  readonly log: readonly Readonly<Record<string, unknown>>[];
  readonly log_start: number;
  readonly counts: LuckyMakerCounts;
  readonly hand: readonly string[];
  readonly master: string | null;
  readonly suits: readonly ("R" | "B" | "G" | "Y")[];
  readonly stakes: readonly LuckyMakerStake[];
  readonly suit_counts: readonly number[];
  readonly leader: number;
  readonly table: readonly LuckyMakerPlayedCard[];
  readonly waiting: readonly number[];
  readonly current_trick: TrickShape | null;
  readonly tricks: readonly LuckyMakerTrick[];
  readonly game_number: number;
  readonly games_in_match: number;
  readonly game_points: readonly (readonly number[])[];
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

export type Colour = "Y" | "P" | "G" | "V" | "B" | "W";

/**
 * A card of the catalogue.
 *
 * ``points`` is what it counts when it is left at the end (5.2), ``counts`` what it adds to a release number from
 * the table (4.2), ``pays`` what it adds to the discards, ``null`` where it can't be one (4.3, 4.4). ``special``
 * is what its rank does, if anything: it steals, turns play round, locks its colour (3), multiplies the release
 * number, counts more in it (4.2), or can be played at any time (2.6).
 */
export interface AkumaTrickCard {
  readonly id: string;
  readonly colour: "Y" | "P" | "G" | "V" | "B" | "W";
  readonly rank: number;
  readonly points: number;
  readonly counts: number;
  readonly pays: number | null;
  readonly special: "steal" | "reverse" | "lock" | "multiply" | "count_more" | "any_time" | null;
}

/**
 * The action of playing one or more cards (2); a run in rising order.
 */
export interface AkumaTrickPlay {
  readonly do: "play";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 * The action of releasing with these discards (4).
 */
export interface AkumaTrickRelease {
  readonly do: "release";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 */
export interface AkumaTrickSteal {
  readonly do: "steal";
  readonly seat?: number;
  readonly from: number;
  readonly card?: string;
}

/**
 * The action of stealing no more (3.1).
 */
export interface AkumaTrickStop {
  readonly do: "stop";
  readonly seat?: number;
}

export type AkumaTrickAction = AkumaTrickPlay | AkumaTrickRelease | AkumaTrickSteal | AkumaTrickStop;

/**
 * A play on the table: who played which cards together.
 */
export interface AkumaTrickPlayed {
  readonly seat: number;
  readonly cards: readonly string[];
}

/**
 * The release number (4.2): ``ones`` cards count 1, ``eights`` count 4, times ``factor``, ``fours`` plus 1.
 */
export interface AkumaTrickReleaseNumber {
  readonly ones: number;
  readonly eights: number;
  readonly fours: number;
  readonly factor: number;
  readonly total: number;
}

/**
 * A steal under way (3.1): the ``thief``, how many cards it may still take, which seats it may name.
 *
 * The steals of this play are in the log from entry ``log_start`` on. ``reverses`` and ``locks`` tell what the
 * same play will do after it (3.2, 3.3).
 */
export interface AkumaTrickPendingSteal {
  readonly thief: number;
  readonly left: number;
  readonly log_start: number;
  readonly victims: readonly number[];
  readonly reverses: boolean;
  readonly locks: readonly ("Y" | "P" | "G" | "V" | "B" | "W")[];
}

/**
 * A finished trick (4.6): its plays, the release number, who released, the discards and their sum.
 *
 * Nobody wins one, so ``winner`` is ``null``; ``table`` holds the plays once more. ``next_leader`` is ``null``
 * where the release ended the game.
 */
export interface AkumaTrickTrick {
  readonly number: number;
  readonly leader: number;
  readonly plays: readonly PlayShape[];
  readonly winner: number | null;
  readonly log_end: number;
  readonly table: readonly AkumaTrickPlayed[];
  readonly release: AkumaTrickReleaseNumber;
  readonly releaser: number;
  readonly discards: readonly string[];
  readonly sum: number;
  readonly next_leader: number | null;
}

/**
 * Open counts: cards in each hand, on the table, and gone with finished tricks.
 */
export interface AkumaTrickCounts {
  readonly hands: readonly number[];
  readonly table: number;
  readonly gone: number;
}

/**
 * The table as a seat knows it.
 *
 * ``direction`` is 1 for clockwise, -1 while play is reversed. ``beat`` is the rank to beat, ``null`` for the
 * leader of a trick. ``lock`` lists the colours that may be played, none while nothing is locked. ``release`` is
 * the number of the present trick. ``hand`` is empty for onlookers, ``hands`` until the game is over, when all are
 * laid open (1.3). ``current_trick`` stays unfinished where a play ends the game, and is ``null`` where a release
 * does; ``tricks`` are the finished ones, ``last_trick`` the last of them.
 */
export interface AkumaTrickView {
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
  readonly counts: AkumaTrickCounts;
  readonly hand: readonly string[];
  readonly hands: readonly (readonly string[])[];
  readonly leader: number;
  readonly direction: 1 | -1;
  readonly table: readonly AkumaTrickPlayed[];
  readonly beat: number | null;
  readonly lock: readonly ("Y" | "P" | "G" | "V" | "B" | "W")[];
  readonly release: AkumaTrickReleaseNumber;
  readonly steal: AkumaTrickPendingSteal | null;
  readonly ended_by: number | null;
  readonly current_trick: TrickShape | null;
  readonly tricks: readonly AkumaTrickTrick[];
  readonly last_trick: AkumaTrickTrick | null;
}

/**
 * A seat's score sheet (5.2): the cards left, what each counts, and the sum.
 */
export interface AkumaTrickSeatResult {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly values: readonly number[];
  readonly points: number;
}

export type BokunronSuit = "S" | "H" | "D" | "C";

export type BokunronRank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";

/**
 * A card of the catalogue; ``deck`` is 1 or 2, ``kind`` tells what the card is for.
 */
export interface BokunronCard {
  readonly id: string;
  readonly suit: "S" | "H" | "D" | "C";
  readonly rank: "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | "A";
  readonly deck: 1 | 2;
  readonly kind: "stock" | "lead" | "ace";
}

/**
 * The action of choosing a hand, 7 cards at the start and 6 after a pass (1.5, 2.3).
 */
export interface BokunronHand {
  readonly do: "hand";
  readonly seat: number;
  readonly cards: readonly string[];
}

/**
 * The action of playing one to three cards, of three one face ``up`` (3.3).
 */
export interface BokunronPlay {
  readonly do: "play";
  readonly seat?: number;
  readonly cards: readonly string[];
  readonly up?: string;
}

/**
 * The action of passing (3.6).
 */
export interface BokunronPass {
  readonly do: "pass";
  readonly seat?: number;
}

/**
 * The action of putting chips on a suit's column or, for the lead suit, on the lead card (3.5).
 */
export interface BokunronTyrant {
  readonly do: "tyrant";
  readonly seat?: number;
  readonly on: "S" | "H" | "D" | "C";
  readonly chips: number;
}

/**
 * The action of letting the tyrant's step be (3.5).
 */
export interface BokunronNoTyrant {
  readonly do: "no_tyrant";
  readonly seat?: number;
}

/**
 * The action of picking a played card for the plaza after a trick that nobody won (5.4).
 */
export interface BokunronPlaza {
  readonly do: "plaza";
  readonly seat?: number;
  readonly card: string;
}

export type BokunronAction = BokunronHand | BokunronPlay | BokunronPass | BokunronTyrant | BokunronNoTyrant | BokunronPlaza;

/**
 * A suit of the plaza.
 *
 * ``value`` is what it makes of a card (4.3), ``chips`` those lying on the column, or for the lead suit on the
 * lead card; ``power`` is what a card of the suit counts in the present trick (4.3, 4.4), ``null`` where no lead
 * card lies open, and ``powers`` what it would count with 0, 1, … further chips, empty there.
 */
export interface BokunronColumn {
  readonly suit: "S" | "H" | "D" | "C";
  readonly upright: readonly string[];
  readonly piles: readonly (readonly string[])[];
  readonly value: number;
  readonly chips: number;
  readonly is_lead: boolean;
  readonly power: number | null;
  readonly powers: readonly number[];
}

/**
 * A play of the present trick; ``cards`` is ``null`` while they lie face down and are not the viewer's.
 */
export interface BokunronTablePlay {
  readonly seat: number;
  readonly count: number;
  readonly up: string | null;
  readonly cards: readonly string[] | null;
}

/**
 * Chips that a seat put down in the tyrant's step.
 */
export interface BokunronPlacedChips {
  readonly seat: number;
  readonly on: "S" | "H" | "D" | "C";
  readonly chips: number;
}

/**
 * A seat that still has to choose a hand of ``count`` cards.
 */
export interface BokunronOwing {
  readonly seat: number;
  readonly count: number;
}

/**
 * A won trick (0-7): the lead card on top and the number of cards face down beneath it.
 */
export interface BokunronWonTrick {
  readonly lead: string;
  readonly cards: number;
  readonly trick: number;
}

/**
 * A card's power: 10 or the plaza's ``value``, less 2 for each chip on its suit, 0 at the least (4.3, 4.4).
 */
export interface BokunronTerm {
  readonly card: string;
  readonly suit: "S" | "H" | "D" | "C";
  readonly value: number;
  readonly chips: number;
  readonly power: number;
}

/**
 * A seat's part in a contest.
 *
 * ``terms`` and ``sum`` are of all its cards; ``marker`` is the 1 that the marker holder loses (4.5), ``power``
 * the total. A seat without the lead suit takes no part: ``follows`` is false, ``terms`` empty, ``sum`` and
 * ``power`` ``null``. ``laid`` went to the plaza, ``given`` face down to the winner, ``gone`` out of the game
 * (5.2, 5.4).
 */
export interface BokunronContestSeat {
  readonly seat: number;
  readonly cards: readonly string[];
  readonly up: string | null;
  readonly follows: boolean;
  readonly terms: readonly BokunronTerm[];
  readonly sum: number | null;
  readonly marker: number;
  readonly power: number | null;
  readonly laid: readonly string[];
  readonly given: readonly string[];
  readonly gone: readonly string[];
}

/**
 * A finished trick (0-7) in which a seat could act, with its whole working (clause 4).
 *
 * ``trick`` is its number once more. ``values`` and ``chips`` are by suit (S H D C), as they were in the contest.
 * ``seats`` are in the order of play. ``level`` lists the seats that share the highest power; the last of them is
 * the ``winner`` (4.6). ``formed`` are the suits of which a pile was made.
 */
export interface BokunronContest {
  readonly number: number;
  readonly leader: number;
  readonly plays: readonly PlayShape[];
  readonly winner: number | null;
  readonly log_end: number;
  readonly trick: number;
  readonly lead: string;
  readonly lead_suit: "S" | "H" | "D" | "C";
  readonly marker: number;
  readonly outcome: "won" | "nobody_followed" | "all_passed";
  readonly seats: readonly BokunronContestSeat[];
  readonly passed: readonly number[];
  readonly placed: readonly BokunronPlacedChips[];
  readonly values: readonly number[];
  readonly chips: readonly number[];
  readonly level: readonly number[];
  readonly formed: readonly ("S" | "H" | "D" | "C")[];
}

/**
 * Open counts: by seat cards in hand and stock, unused chips, cards on the table, tricks won.
 *
 * ``used`` are the chips on the discard, ``leads`` the lead cards still face down.
 */
export interface BokunronCounts {
  readonly hands: readonly number[];
  readonly stocks: readonly number[];
  readonly chips: readonly number[];
  readonly played: readonly number[];
  readonly tricks: readonly number[];
  readonly used: number;
  readonly leads: number;
}

/**
 * A number of cards that may be played, and how many of them must lie face up (3.3).
 */
export interface BokunronPlaySize {
  readonly cards: number;
  readonly up: number;
}

/**
 * Numbers of the rules that sentences name.
 *
 * A chip takes ``chip_penalty`` off every card (4.4; ``chip_less`` is its older name), a seat that passed has a
 * hand of ``hand_after_pass`` (2.3), ``struck_from`` points above the lowest strike a seat out (6.5).
 */
export interface BokunronNumbers {
  readonly chip_penalty: number;
  readonly chip_less: number;
  readonly hand_after_pass: number;
  readonly struck_from: number;
}

/**
 * The table as a seat knows it.
 *
 * ``hand`` and ``stock`` are the viewer's own, empty for onlookers; ``aces`` by seat, ``null`` where not known.
 * ``trick`` goes from 0 to 7, 8 at the end. ``lead`` is ``null`` once it has left the game and at the end;
 * ``lead_row`` has the face-up lead cards, the farthest right first; ``leads_gone`` those that nobody won.
 * ``order`` are the seats from the marker holder on. ``owing`` still have to choose a hand. By seat: ``passed`` in
 * this trick, ``passed_before`` in the last (may not pass again), ``out`` of play (3.1). ``current_trick`` is
 * ``null`` while hands are chosen and at the end; ``tricks`` are the finished ones, ``last_contest`` the last.
 * ``won_tricks`` are those that each seat has won; ``fames`` is their older name.
 * ``follow`` are the cards of the viewer's hand with the lead suit: while there are any, a play must hold one
 * (3.4). ``card_points`` are, at the end and by seat, what ace and lead cards won count by themselves (6.1), and
 * ``lowest`` the lowest points, above which seats are struck out (6.5).
 */
export interface BokunronView {
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
  readonly counts: BokunronCounts;
  readonly hand: readonly string[];
  readonly stock: readonly string[];
  readonly aces: readonly (string | null)[];
  readonly trick: number;
  readonly lead: string | null;
  readonly lead_suit: "S" | "H" | "D" | "C" | null;
  readonly lead_row: readonly string[];
  readonly leads_gone: readonly string[];
  readonly plaza: readonly BokunronColumn[];
  readonly marker: number;
  readonly order: readonly number[];
  readonly owing: readonly BokunronOwing[];
  readonly passed: readonly boolean[];
  readonly passed_before: readonly boolean[];
  readonly out: readonly boolean[];
  readonly follow: readonly string[];
  readonly play_sizes: readonly BokunronPlaySize[];
  readonly numbers: BokunronNumbers;
  readonly card_points: readonly number[] | null;
  readonly lowest: number | null;
  readonly plays: readonly BokunronTablePlay[];
  readonly placed: readonly BokunronPlacedChips[];
  readonly won_tricks: readonly (readonly BokunronWonTrick[])[];
  readonly fames: readonly (readonly BokunronWonTrick[])[];
  readonly current_trick: TrickShape | null;
  readonly tricks: readonly BokunronContest[];
  readonly last_contest: BokunronContest | null;
}

/**
 * A bonus for cards of one suit or one rank (6.2, 6.3).
 */
export interface BokunronBonus {
  readonly of: string;
  readonly cards: readonly string[];
  readonly points: number;
}

/**
 * What ``fewest`` comes from: 2 points a pile, shared by the seats with the fewest tricks (6.4).
 */
export interface BokunronShare {
  readonly piles: number;
  readonly seats: number;
}

/**
 * A seat's score sheet (6.7), with the bonuses that make ``suits`` and ``ranks``.
 *
 * ``share`` is ``null`` for a seat that won more tricks than another.
 */
export interface BokunronSeatResult {
  readonly seat: number;
  readonly ace: string;
  readonly leads: readonly string[];
  readonly tricks: number;
  readonly chips: number;
  readonly base: number;
  readonly suits: number;
  readonly ranks: number;
  readonly fewest: number;
  readonly points: number;
  readonly struck: boolean;
  readonly suit_bonuses: readonly BokunronBonus[];
  readonly rank_bonuses: readonly BokunronBonus[];
  readonly share: BokunronShare | null;
}

export type Deck = "ghosts" | "trump";

export type Suit = "S" | "H" | "D" | "C";

export type Rank = "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K";

export type Choice = "lay" | "flip" | "couple" | "draw_for" | "take" | "put" | "flip_x" | "flip_block" | "banish" | "look" | "banish_hand" | "rob" | "banish_treasure" | "cover" | "reshuffle";

/**
 * A playing card of the catalogue (5); a joker's ``suit``, ``rank`` and ``side`` are ``null``.
 *
 * ``event`` is the number of the event that does what a couple of this rank does, 20 for the K (banish one, the
 * turn goes on), ``null`` for none. ``goes_with`` says with which cards it makes a couple: with all, with all of
 * its rank, or with those of its rank in the other colour; a couple with a ``silent`` one brings nothing.
 * ``quartet``: the points for all cards of its rank in one treasure (5.2), ``null`` for none.
 */
export interface PlayingCard {
  readonly id: string;
  readonly deck: "trump";
  readonly suit: "S" | "H" | "D" | "C" | null;
  readonly rank: "A" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "J" | "Q" | "K" | null;
  readonly side: 0 | 1 | null;
  readonly points: number;
  readonly event: number | null;
  readonly goes_with: "any_card" | "same_rank" | "other_colour";
  readonly silent: boolean;
  readonly quartet: number | null;
}

/**
 * A ghost card of the catalogue (6): the ghost's and the character's names, its side, points and event 1-19.
 *
 * ``ability`` lists the numbers 1-9, in the sheet's order, of the abilities that the character carries.
 */
export interface GhostCard {
  readonly id: string;
  readonly deck: "ghosts";
  readonly ghost: Name;
  readonly name: Name;
  readonly side: 0 | 1;
  readonly points: number;
  readonly event: number | null;
  readonly ability: readonly number[];
}

export type GhostCoupleCard = PlayingCard | GhostCard;

/**
 * Lay a hand card on the board, where the deck is empty (2.1).
 */
export interface Lay {
  readonly do: "lay";
  readonly seat?: number;
  readonly card: string;
  readonly cell: number;
}

/**
 * Turn one card up (2.2), or choose the middle of an X or of a 3×3 (5.3, 6.3).
 */
export interface OneCell {
  readonly do: "flip" | "flip_x" | "flip_block";
  readonly seat?: number;
  readonly cell: number;
}

/**
 * Take a couple (2.3, 3.2).
 */
export interface Couple {
  readonly do: "couple";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 * Swap a hand card with the centre (2.4), or banish one of the hand looked at (6.3, 15).
 */
export interface OneCard {
  readonly do: "swap" | "banish_hand";
  readonly seat?: number;
  readonly card: string;
}

/**
 * End the turn, cover the board (6.3, 19), or shuffle the hand into the deck (6.3, 12).
 */
export interface NoField {
  readonly do: "end" | "cover" | "reshuffle";
  readonly seat?: number;
}

/**
 * Let a seat draw.
 */
export interface DrawFor {
  readonly do: "draw_for";
  readonly seat?: number;
  readonly to: number;
}

/**
 * Take face-down cards into the hand (5.3), or banish cards of the board.
 */
export interface SomeCells {
  readonly do: "take" | "banish";
  readonly seat?: number;
  readonly cells: readonly number[];
}

/**
 * Lay hand cards on the cells just freed, the first on the lowest (5.3).
 */
export interface Put {
  readonly do: "put";
  readonly seat?: number;
  readonly cards: readonly string[];
}

/**
 */
export interface Look {
  readonly do: "look";
  readonly seat?: number;
  readonly from: number;
}

/**
 */
export interface TreasureCard {
  readonly do: "rob" | "banish_treasure";
  readonly seat?: number;
  readonly from: number;
  readonly card: string;
}

export type GhostCoupleAction = Lay | OneCell | Couple | OneCard | NoField | DrawFor | SomeCells | Put | Look | TreasureCard;

/**
 * A couple in the log: where the two cards ``went``, and the event that they brought, if any (2.3, 3.2).
 */
export interface GhostCoupleCoupleEntry {
  readonly seat: number | null;
  readonly do: string;
  readonly cards: readonly string[];
  readonly went: "treasure" | "gone";
  readonly event: number | null;
}

/**
 * A cell of the board; ``card`` is named only while it lies face up.
 */
export interface CellView {
  readonly cell: number;
  readonly state: "empty" | "down" | "up";
  readonly card: string | null;
}

/**
 * An X or a 3×3 that may be chosen by its middle, and the cells that would come up.
 */
export interface AreaView {
  readonly cell: number;
  readonly cells: readonly number[];
}

/**
 * The choice that is open, and what it needs.
 *
 * ``couple`` and ``event`` are the couple that asks for it and its event (as in the catalogue), ``null`` for the
 * turn's own steps. ``count`` cards are to be named, turned or drawn; ``cells``, ``areas`` and ``seats`` are those
 * that may be named (or, in ``cover``, that will be covered within ``seconds``; in ``put``, that will be filled).
 */
export interface PendingView {
  readonly choice: "lay" | "flip" | "couple" | "draw_for" | "take" | "put" | "flip_x" | "flip_block" | "banish" | "look" | "banish_hand" | "rob" | "banish_treasure" | "cover" | "reshuffle";
  readonly couple: readonly string[] | null;
  readonly event: number | null;
  readonly count: number;
  readonly cells: readonly number[];
  readonly areas: readonly AreaView[];
  readonly seats: readonly number[];
  readonly seconds: number | null;
}

/**
 * A seat's score sheet (4.3); ``bonus`` is 0 until the match is over.
 */
export interface SeatResult {
  readonly seat: number;
  readonly cards: number;
  readonly quartets: number;
  readonly abilities: number;
  readonly bonus: number;
  readonly points: number;
}

/**
 * Open counts: cards in each hand and treasure, in the deck, on the board, banished, out of the game.
 */
export interface GhostCoupleCounts {
  readonly hands: readonly number[];
  readonly treasures: readonly number[];
  readonly deck: number;
  readonly board: number;
  readonly banished: number;
  readonly gone: number;
}

/**
 * The table as a seat knows it.
 *
 * ``hands`` holds, by seat, the hands that lie open to the viewer beside its own: the one it is looking at (6.3,
 * 15), and all at the end; ``null`` for the others. ``board`` lies row by row in ``columns``, ``rows`` of them at
 * the start (1.1). ``next`` is the seat whose turn would come now, ``skips`` how many are passed over, ``skipped``
 * which. ``couples`` are those taken in this turn; ``hand_usable`` is false while the hand is out
 * of use (5.3); ``swap_owed`` tells that the turn ends with a swap and not otherwise (2.4). ``gone`` are the
 * cards that left the game (3.2). ``sheets`` are the points as they stand, ``terms`` those of them that this deck
 * scores, ``first_empty`` has the bonus.
 */
export interface GhostCoupleView {
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
  readonly counts: GhostCoupleCounts;
  readonly hand: readonly string[];
  readonly hands: readonly (readonly string[] | null)[];
  readonly board: readonly CellView[];
  readonly rows: number;
  readonly columns: number;
  readonly turn: number;
  readonly direction: 1 | -1;
  readonly skips: number;
  readonly next: number;
  readonly skipped: readonly number[];
  readonly couples: number;
  readonly hand_usable: boolean;
  readonly swap_owed: boolean;
  readonly pending: PendingView | null;
  readonly banished: readonly string[];
  readonly gone: readonly string[];
  readonly treasures: readonly (readonly string[])[];
  readonly sheets: readonly SeatResult[];
  readonly terms: readonly ("cards" | "quartets" | "abilities" | "bonus")[];
  readonly first_empty: number | null;
}

export type RoleName = "straight" | "kind" | "suit" | "red" | "black" | "spade" | "club" | "diamond" | "heart" | "sum" | "high" | "low" | "odd" | "even";

/**
 * A card of the catalogue; A counts 1, J 11, Q 12, K 13.
 */
export interface TrumpFighterCard {
  readonly id: string;
  readonly suit: "S" | "C" | "D" | "H";
  readonly number: number;
}

/**
 * A role that ``n`` or more cards meet (6.3); ``sum`` has a ``total``, ``high`` and ``low`` a ``limit``.
 */
export interface RoleShape {
  readonly role: "straight" | "kind" | "suit" | "red" | "black" | "spade" | "club" | "diamond" | "heart" | "sum" | "high" | "low" | "odd" | "even";
  readonly n: number;
  readonly total?: number;
  readonly limit?: number;
}

/**
 * How many cards of both fields are used, whether they face each other, and what they must be (6).
 */
export interface ConditionShape {
  readonly own: number;
  readonly opp: number;
  readonly facing: boolean;
  readonly roles: readonly RoleShape[];
}

/**
 * A skill: ``when`` lists alternatives, each a list of conditions that must all be met (6).
 */
export interface SkillShape {
  readonly id: string;
  readonly name: Name;
  readonly value: number;
  readonly when: readonly (readonly ConditionShape[])[];
}

/**
 * A character of the catalogue; ``silhouette`` says in words what its picture shows.
 */
export interface TrumpFighterCharacter {
  readonly id: string;
  readonly name: Name;
  readonly story: Name;
  readonly silhouette: Name;
  readonly skills: readonly SkillShape[];
}

/**
 * The action of choosing a character (1.1).
 */
export interface TrumpFighterChoice {
  readonly do: "character";
  readonly seat: number;
  readonly name: string;
}

/**
 * The action of saying that one is ready (2.1).
 */
export interface TrumpFighterReady {
  readonly do: "ready";
  readonly seat: number;
  readonly at: number;
}

/**
 * A move at the word "Battle!" (4.1).
 */
export interface FastestMove {
  readonly do: "move";
  readonly card: string;
  readonly to: number;
}

/**
 * A call at the word "Battle!" (4.1).
 */
export interface FastestCall {
  readonly do: "call";
}

/**
 * The word "Battle!" with each seat's fastest act (2.2, 4.1).
 */
export interface TrumpFighterBattle {
  readonly do: "battle";
  readonly at: number;
  readonly fastest: readonly (FastestMove | FastestCall | null)[];
}

/**
 * The action of moving a card to a spot, 1 to 4 (2.3).
 */
export interface TrumpFighterMove {
  readonly do: "move";
  readonly seat: number;
  readonly card: string;
  readonly to: number;
  readonly at: number;
}

/**
 * The action of calling (2.4).
 */
export interface TrumpFighterCall {
  readonly do: "call";
  readonly seat: number;
  readonly at: number;
}

/**
 * The window of a call is over (4.2).
 */
export interface TrumpFighterResolve {
  readonly do: "resolve";
  readonly at: number;
}

/**
 * Nobody has moved or called for ten seconds (5).
 */
export interface TrumpFighterStall {
  readonly do: "stall";
  readonly at: number;
}

export type TrumpFighterAction = TrumpFighterChoice | TrumpFighterReady | TrumpFighterBattle | TrumpFighterMove | TrumpFighterCall | TrumpFighterResolve | TrumpFighterStall;

/**
 * A field spot: the open card, and how many it covers (2.3).
 */
export interface FieldSpot {
  readonly card: string | null;
  readonly covered: number;
}

/**
 * A role and the cards that meet it.
 */
export interface MetRole {
  readonly role: "straight" | "kind" | "suit" | "red" | "black" | "spade" | "club" | "diamond" | "heart" | "sum" | "high" | "low" | "odd" | "even";
  readonly n: number;
  readonly total?: number;
  readonly limit?: number;
  readonly cards: readonly string[];
}

/**
 * A met condition: the spots used, 1 to 4 from each owner's left, and their cards, own ones first.
 */
export interface MetCondition {
  readonly own: readonly number[];
  readonly opp: readonly number[];
  readonly cards: readonly string[];
  readonly roles: readonly MetRole[];
}

/**
 * A skill that succeeded, explained: the place of its alternative, and what met its conditions (2.5).
 */
export interface SuccessView {
  readonly id: string;
  readonly value: number;
  readonly alternative: number;
  readonly conditions: readonly MetCondition[];
}

/**
 * A call and what made it right; ``relief``: only without the opponent's last move (2.4, 4.3).
 */
export interface JudgedCall {
  readonly seat: number;
  readonly at: number;
  readonly right: "skill" | "hand" | "relief" | "wrong";
}

/**
 * The last call as it was settled.
 *
 * ``calls`` is empty where a standstill forced the call (5.2). ``misses`` are the seats that got a miss card,
 * ``fields`` the open cards at the attack, ``skills`` what succeeded by seat, ``null`` where a miss card ended
 * the game without an attack (3.1). ``before`` are the totals before the calls, ``totals`` those after the attack,
 * ``drawn`` the places, 1 to 4, of each hand that were filled.
 */
export interface AttackView {
  readonly at: number;
  readonly occasion: "call" | "fastest" | "forced";
  readonly calls: readonly JudgedCall[];
  readonly misses: readonly number[];
  readonly fields: readonly (readonly (string | null)[])[];
  readonly skills: readonly (readonly SuccessView[])[] | null;
  readonly before: readonly number[];
  readonly totals: readonly number[];
  readonly drawn: readonly (readonly number[])[];
}

/**
 * A check: since when, from when a battle may begin as things stand (2.1), who must move then (5.2).
 */
export interface CheckView {
  readonly since: number;
  readonly battle_from: number | null;
  readonly must_move: readonly boolean[];
}

/**
 * The standstill clock (5).
 *
 * ``since`` when it runs, from when a ``stall`` may be logged, ms ``after`` which one is due, the seat that the
 * opening rule binds.
 */
export interface StandstillView {
  readonly since: number;
  readonly stall_from: number;
  readonly after: number;
  readonly bound: number | null;
}

/**
 * What a table shows, and its sounds and lights with it: of a call nothing before it is settled (4.2).
 *
 * During a call ``phase`` is ``battle``, and ``standstill`` the clock as it would run without the call. ``spots``
 * are, by seat, the spots to which any card of its hand may go, in the battle at hand or the next one.
 */
export interface OnTable {
  readonly phase: string;
  readonly standstill: StandstillView | null;
  readonly spots: readonly (readonly number[])[];
}

/**
 * A call.
 */
export interface PendingCall {
  readonly seat: number;
  readonly at: number;
}

/**
 * Calls that are not settled; nothing of them shows on a table before ``until`` (4.2).
 */
export interface CallView {
  readonly calls: readonly PendingCall[];
  readonly until: number;
}

/**
 * Open counts by seat: cards in hand, field cards, covered cards, miss cards; and the deck's cards.
 */
export interface TrumpFighterCounts {
  readonly deck: number;
  readonly hands: readonly number[];
  readonly fields: readonly number[];
  readonly covered: readonly number[];
  readonly misses: readonly number[];
}

/**
 * The table; all but the deck and the miss cards is open to everybody (1.2).
 *
 * ``hands`` are rows of four places, ``null`` where empty, ``hand`` the viewer's own cards. ``misses`` count for
 * the seat they are listed at. ``used`` are skills in the order of success, ``met`` the unused ones that the
 * fields meet now (a help, 7). ``at`` is the last time, ms. ``check``, ``standstill`` and ``call`` belong to the
 * phases ``check``, ``battle`` and ``call`` and are ``null`` in all others; ``on_table`` is how a table shows
 * them. ``goal`` points settle a match, a miss card is worth ``miss_value``, those of each seat ``miss_points``.
 * ``settled`` tells that the last action settled the ``last_attack``.
 */
export interface TrumpFighterView {
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
  readonly counts: TrumpFighterCounts;
  readonly hand: readonly string[];
  readonly characters: readonly (string | null)[];
  readonly hands: readonly (readonly (string | null)[])[];
  readonly fields: readonly (readonly FieldSpot[])[];
  readonly misses: readonly number[];
  readonly used: readonly (readonly string[])[];
  readonly met: readonly (readonly string[])[];
  readonly ready: readonly boolean[];
  readonly at: number;
  readonly check: CheckView | null;
  readonly standstill: StandstillView | null;
  readonly call: CallView | null;
  readonly on_table: OnTable;
  readonly goal: number;
  readonly miss_value: number;
  readonly miss_points: readonly number[];
  readonly settled: boolean;
  readonly last_attack: AttackView | null;
}

/**
 * A seat's score sheet: 2 points a miss card, and the values of its skills (7).
 */
export interface TrumpFighterResult {
  readonly seat: number;
  readonly skills: readonly string[];
  readonly misses: number;
  readonly total: number;
}
