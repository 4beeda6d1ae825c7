// The search for exercises in a finished match. The acts of a seat are weighed as in an analysis; those that seem to have cost
// much are weighed again, evenly and in other worlds. Acts that certainly cost much are added to the pile.
import { today } from "../device/dates";
import { entryOf } from "../door/catalog";
import { linkTo } from "../door/client";
import type { BaseView, CatalogGame, Save, Thought } from "../door/door";
import { thinker } from "../door/thinker";
import { type Choice, certain, type Exercise, isClear, LEAST_LOSS } from "../exercise/exercise";
import { addExercises } from "../exercise/pile";
import { runningOn } from "../saves/opened";
import { dealtOf, inOrder } from "../saves/print";
import { chosenIn, seenAt } from "./choices";
import { slicesOf } from "./course";
import { worldsFor } from "./judgement";
import type { Opened } from "./opening";
import { Weighing } from "./weighing";

/** Number of worlds in which a costly act is weighed again. */
const WORLDS = 400;

export type FindingState =
  /** The deal is still played on this device. */
  | { readonly at: "running" }
  /** Share of the work that is done. */
  | { readonly at: "working"; readonly share: number }
  /** Number of exercises, and of the new ones among them. */
  | { readonly at: "found"; readonly count: number; readonly added: number };

/** A seat’s view and its act. */
interface Act {
  readonly step: number;
  readonly view: BaseView;
  readonly action: Save["log"][number];
}

interface Look extends Act {
  readonly choices: readonly Choice[];
  readonly done: Choice;
}

const isSame = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

function lossIn({ choices }: Thought, action: Act["action"]): number {
  const done = choices.find((choice) => isSame(choice.action, action));
  return (choices[0]?.worth ?? 0) - (done?.worth ?? 0);
}

export class Finding extends Weighing<FindingState> {
  constructor(
    private readonly opened: Opened,
    private readonly seat: number,
  ) {
    super();
  }

  protected override async work(epoch: AbortSignal): Promise<void> {
    const { save, match } = this.opened;
    const game = entryOf(save.game);
    if (!game) return;
    if ((await runningOn(dealtOf(save), match?.head.id ?? null)) !== null) {
      this.state.value = { at: "running" };
      return;
    }
    this.state.value = { at: "working", share: 0 };
    const acts = await this.acts(game);
    const level = game.bots.at(-1) ?? "";
    const costly: Act[] = [];
    const worlds = worldsFor(save.log.length);
    for (const [at, act] of acts.entries()) {
      if (epoch.aborted) return;
      this.state.value = { at: "working", share: at / acts.length / 2 };
      if (lossIn(await thinker.weigh(act.view, level, worlds, act.action), act.action) >= LEAST_LOSS) costly.push(act);
    }
    const looks: Look[] = [];
    for (const [at, act] of costly.entries()) {
      if (epoch.aborted) return;
      this.state.value = { at: "working", share: (1 + at / costly.length) / 2 };
      looks.push(...lookOf(act, await thinker.weigh(act.view, level, WORLDS, act.action, true)));
    }
    const kept = certain(looks.map(({ done }) => done.behind));
    const found = looks.filter(({ choices }, at) => kept[at] && isClear(choices));
    if (epoch.aborted) return;
    const added = found.length ? await addExercises(await this.exercises(found), today()) : 0;
    if (!epoch.aborted) this.state.value = { at: "found", count: found.length, added };
  }

  /** All acts of the seat that can be asked again. */
  private async acts(game: CatalogGame): Promise<readonly Act[]> {
    const acts: Act[] = [];
    for (const chosen of slicesOf(chosenIn(this.opened, game))) {
      const seen = await seenAt(this.opened.save, chosen);
      for (const [step, choices] of chosen)
        for (const { seat, action } of choices) {
          const view = seen.get(step)?.[seat];
          if (seat === this.seat && game.exercises.includes(String(action.do)) && view?.to_act.includes(seat))
            acts.push({ step, view, action });
        }
    }
    return acts;
  }

  private async exercises(looks: readonly Look[]): Promise<Exercise[]> {
    const { save } = this.opened;
    const link = await linkTo(save, { deal: false, names: true });
    return looks.map(({ step, action, choices }) => ({
      game: save.game,
      link,
      step,
      seat: this.seat,
      done: action as Exercise["done"],
      worlds: WORLDS,
      choices,
    }));
  }
}

/** The second look at an act; empty if the moves were not counted. */
function lookOf(act: Act, { choices }: Thought): Look[] {
  const counted = choices.filter(({ behind }) => behind !== undefined) as unknown as Choice[];
  const done = counted.find((choice) => isSame(choice.action, act.action));
  return done ? [{ ...act, choices: counted, done }] : [];
}
