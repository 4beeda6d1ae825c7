/** Short matches through a door of their own: one to see that all is well, one to get the interpreter going. */

type Door = (request: string) => string;

interface Answer {
  readonly [key: string]: unknown;
}

function ask<T extends Answer>(door: Door, request: Answer): T {
  const answer = JSON.parse(door(JSON.stringify(request))) as T & { error?: { code: string; message: string } };
  if (answer.error) throw new Error(`${request.op}: ${answer.error.code}: ${answer.error.message}`);
  return answer;
}

interface Status extends Answer {
  match: string;
  over: boolean;
  log_length: number;
}

const SEED = 1;

function deal(door: Door): Status {
  const { games } = ask<{ games: { id: string; min_players: number }[] }>(door, { op: "catalog" });
  const game = games[0];
  if (!game) throw new Error("the engine knows no game");
  const seats = Array.from({ length: game.min_players }, (_, seat) => ({ name: `${seat + 1}` }));
  return ask(door, { op: "new", game: game.id, seats, options: {}, seed: SEED });
}

function playOn(door: Door, match: string): Status {
  const { actions } = ask<{ actions: Answer[] }>(door, { op: "legal", match, limit: 1 });
  ask(door, { op: "view", match, seat: 0 });
  return ask(door, { op: "act", match, action: actions[0] });
}

/** Deals, looks and acts; throws where anything is not as it must be. */
export function selfTest(door: Door): void {
  const { match, log_length: before } = deal(door);
  const { log_length: after } = playOn(door, match);
  if (!(after > before)) throw new Error(`the log went from ${before} to ${after} entries`);
  ask(door, { op: "close", match });
}

const MOST_STEPS = 60;
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** Plays a match action by action, giving way to messages: restored code runs slower for its first half second. */
export async function warmUp(door: Door): Promise<void> {
  let status = deal(door);
  for (let step = 0; step < MOST_STEPS && !status.over; step++) {
    await pause();
    status = playOn(door, status.match);
  }
  ask(door, { op: "close", match: status.match });
}
