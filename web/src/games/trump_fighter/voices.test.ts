import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Entry } from "../../saves/record";
import type { TrumpFighterView } from "./shapes";
import { COUNT_MS, CountVoice, sound } from "./voices";

const { play, vibrate, say } = vi.hoisted(() => ({ play: vi.fn(), vibrate: vi.fn(), say: vi.fn() }));
vi.mock("../../device/sound", () => ({ play, vibrate }));
vi.mock("../../device/voice", () => ({ say }));
vi.mock("./cards", () => ({ named: (name?: string) => name, skillOf: (id: string) => ({ name: `<${id}>` }) }));

beforeEach(() => {
  vi.useFakeTimers();
});
const cues = (of = play) => of.mock.calls.map(([cue]) => cue);

describe("the count", () => {
  test("is heard and felt word by word, with Battle! as the last", () => {
    new CountVoice().begin();
    vi.advanceTimersByTime(COUNT_MS / 3 - 1);
    expect(cues()).toEqual(["count"]);
    vi.advanceTimersByTime(COUNT_MS);
    expect(cues()).toEqual(["count", "count", "battle"]);
    expect(cues(vibrate)).toEqual(cues());
  });

  test("is silent as soon as it is stopped", () => {
    const voice = new CountVoice();
    voice.begin();
    vi.advanceTimersByTime(1);
    voice.stop();
    vi.advanceTimersByTime(COUNT_MS);
    expect(cues()).toEqual(["count"]);
  });
});

describe("the effects of an entry", () => {
  const skill = (id: string) => ({ id });
  const attack = (skills: unknown, calls: unknown = [{ seat: 0 }]) => ({ calls, skills });
  const heard = (view: object, verb: string) => {
    sound(
      { over: false, settled: false, last_attack: null, ...view } as unknown as TrumpFighterView,
      { do: verb } as Entry,
    );
    return cues();
  };

  test.each([
    ["a card that is laid", {}, "move", ["played"]],
    ["a call that nobody may know of yet", { last_attack: attack([[], []]) }, "call", []],
    ["a call with a skill", { settled: true, last_attack: attack([[skill("kick")], []]) }, "resolve", ["hai", "taken"]],
    ["a call without one", { settled: true, last_attack: attack([[], []]) }, "resolve", ["hai", "refused"]],
    [
      "a call too late for its attack",
      { settled: true, over: true, last_attack: attack(null) },
      "resolve",
      ["hai", "won"],
    ],
    ["a forced call, which nobody shouts", { settled: true, last_attack: attack([[], []], []) }, "stall", ["refused"]],
  ])("%s", (_, view, verb, wanted) => {
    expect(heard(view, verb)).toEqual(wanted);
  });

  test("the names of all successful skills are spoken", () => {
    heard({ settled: true, last_attack: attack([[skill("kick")], [skill("slap"), skill("tea")]]) }, "resolve");
    expect(say.mock.calls).toEqual([[["<kick>", "<slap>", "<tea>"]]]);
  });
});
