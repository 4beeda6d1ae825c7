// A match to fill the gallery with: the first game on the shelf after a few cards, always the same deal.
import { catalog } from "../src/door/catalog";
import type { BaseView, DoorRequest, Legal, Status } from "../src/door/door";
import { engine } from "../src/door/engine";
import { type Table, tables } from "../src/games";

const SEED = 1;
const PLAYED = 2;
const NAMES = ["Aki", "ちえ", "Franziska-Katrin", "Dai", "Emi", "Benjamin"];

export interface Sample {
  readonly table: Table;
  readonly view: BaseView;
  readonly status: Status;
}

const ask = async <Answer>(request: DoorRequest): Promise<Answer> => (await engine.ask([request]))[0] as Answer;

export async function takeSample(): Promise<Sample> {
  const [table] = tables();
  const game = catalog.value?.games.find(({ id }) => id === table?.id);
  if (!table || !game) throw new Error("there is no game on the shelf");
  const seats = NAMES.slice(0, game.max_players).map((name) => ({ name }));
  let status = await ask<Status>({ op: "new", game: game.id, seats, options: {}, seed: SEED });
  const { match } = status;
  for (let played = 0; played < PLAYED; played++) {
    const { actions } = await ask<Legal>({ op: "legal", match, limit: 1 });
    status = await ask<Status>({ op: "act", match, action: actions[0] ?? {} });
  }
  const view = await ask<BaseView>({ op: "view", match, seat: status.to_act[0] ?? 0 });
  return { table, view, status };
}
