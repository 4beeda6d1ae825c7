// Sounds of a fight: the count, "Battle!", "Hai!" once a call is settled, the names of skills. None of them decides
// anything: the match's clock does.
import { play, vibrate } from "../../device/sound";
import { say } from "../../device/voice";
import type { Entry } from "../../saves/record";
import { named, skillOf } from "./cards";
import type { TrumpFighterView } from "./shapes";

/** Milliseconds of the count, from its first word to the end of "Battle!". */
export const COUNT_MS = 2400;

/** The sound of each word of the count. */
const WORDS = ["count", "count", "battle"] as const;
/** Seconds from "Hai!" until the sound of the call's result. */
const AFTER_HAI_S = 0.4;

/** The count aloud, as long as it is not stopped. */
export class CountVoice {
  private timers: number[] = [];

  begin(): void {
    this.stop();
    this.timers = WORDS.map((word, step) => window.setTimeout(speak, (step * COUNT_MS) / WORDS.length, word));
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
    this.timers = [];
  }
}

function speak(word: (typeof WORDS)[number] | "hai"): void {
  play(word);
  vibrate(word);
}

/** The sounds of an entry, which reveal no secret: a card laid, a settled call and its skills, the end. */
export function sound(view: TrumpFighterView, entry: Entry): void {
  const { last_attack: attack } = view;
  if (entry.do === "move") play("played");
  if (view.settled && attack) {
    if (attack.calls.length) speak("hai");
    const skills = attack.skills?.flat() ?? [];
    if (!view.over) play(skills.length ? "taken" : "refused", AFTER_HAI_S);
    if (skills.length) say(skills.map(({ id }) => named(skillOf(id)?.name)));
  }
  if (view.over) play("won", attack?.calls.length ? AFTER_HAI_S : 0);
}
