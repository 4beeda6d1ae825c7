// The analysis of a finished match: the engine that thinks weighs each action from the view that its seat had.
import { catalog } from "../door/catalog";
import type { BaseView, CatalogGame } from "../door/door";
import { thinker } from "../door/thinker";
import type { Judgement } from "../saves/judgement";
import { isFirst } from "../saves/kept-match";
import { openMatch } from "../saves/matches";
import { inOrder, printOf } from "../saves/print";
import { type Chosen, chosenIn, seenAt } from "./choices";
import { slicesOf } from "./course";
import { type Decision, judgementFrom, worldsFor } from "./judgement";
import type { Opened } from "./opening";
import { Weighing } from "./weighing";

export type JudgingState =
  | { readonly at: "working"; readonly done: number; readonly total: number; readonly soFar: Judgement }
  | { readonly at: "judged"; readonly judgement: Judgement };

export class Judging extends Weighing<JudgingState> {
  /** @param opened its analysis is kept with it, where it is stored here */
  constructor(private readonly opened: Opened) {
    const known = opened.match?.judgement;
    super(known ? { at: "judged", judgement: known } : undefined);
  }

  protected override async work(epoch: AbortSignal): Promise<void> {
    const { length } = this.opened.save.log;
    const decisions: Decision[] = [];
    const show = (done: number) => {
      this.state.value = { at: "working", done, total: length, soFar: judgementFrom(decisions, length) };
    };
    show(0);
    for (const chosen of slicesOf(this.game ? chosenIn(this.opened, this.game) : [])) {
      const seen = await seenAt(this.opened.save, chosen);
      if (epoch.aborted) return;
      for (const [step, choices] of chosen) {
        for (const choice of choices) {
          const decision = await this.weighed(step, choice, seen.get(step)?.[choice.seat]);
          if (epoch.aborted) return;
          if (decision) decisions.push(decision);
        }
        show(step + 1);
      }
    }
    const judgement = judgementFrom(decisions, length);
    await this.keep(judgement);
    if (!epoch.aborted) this.state.value = { at: "judged", judgement };
  }

  private get game(): CatalogGame | undefined {
    return catalog.value?.games.find(({ id }) => id === this.opened.save.game);
  }

  /** A weighed choice at a step, from its seat's view. */
  private async weighed(step: number, { seat, action }: Chosen, view?: BaseView): Promise<Decision | null> {
    const level = this.game?.bots.at(-1);
    if (!view?.to_act.includes(seat) || !level) return null;
    const worlds = worldsFor(this.opened.save.log.length);
    const { choices, chances = [] } = await thinker.weigh(view, level, worlds, action);
    const done = choices.find((choice) => inOrder(choice.action) === inOrder(action));
    const [best] = choices;
    return best && done ? { step, seat, chances, done, best } : null;
  }

  /** Stores it with the match, unless another tab has continued or deleted that. */
  private async keep(judgement: Judgement): Promise<void> {
    const { match, save } = this.opened;
    if (!match) return;
    const judge = async () => {
      const kept = await openMatch(match.head.id);
      if (printOf(kept.save) === printOf(save)) await kept.judge(judgement);
    };
    await isFirst(judge());
  }
}
