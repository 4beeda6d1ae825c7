// The way from one exercise to the next: none that can't be asked comes again, and the screen is never empty.
import { beforeEach, expect, test, vi } from "vitest";
import { click, draw, the } from "../../testing/screen";
import { emptyStore } from "../../testing/store";
import type { Exercise } from "../exercise/exercise";
import { openedPage } from "../saves/saves.testing";

vi.hoisted(() => vi.stubGlobal("__ENGINE__", { build: "e0", files: {}, games: ["a_game"] }));
vi.mock("../i18n/i18n", async (original) => ({
  ...(await original<typeof import("../i18n/i18n")>()),
  t: (id: string, args: object = {}) => [id, ...Object.values(args)].join(" "),
}));
const shipped = vi.hoisted(() => ({ all: [] as Exercise[] }));
vi.mock("../games/exercises", () => ({ gamesWithExercises: ["a_game"], loadExercises: async () => shipped.all }));
vi.mock("../games/boxes", () => ({ boxes: [] }));
vi.mock("../games", () => ({ hasTables: () => true, tableOf: (id: string) => (id === "a_game" ? { id } : undefined) }));
/** The reason why an exercise can't be asked, by its link. */
const reasons: Record<string, string> = { old: "other_rules", broken: "bad_link", played: "running" };
vi.mock("../review", async () => {
  const { useLayoutEffect } = await import("preact/hooks");
  type Answered = (own: Exercise["choices"][number]) => Promise<void>;
  type Props = { exercise: Exercise; onAnswer: Answered; onSkip: (reason: string) => void; next: unknown };
  const ExerciseTable = ({ exercise, onAnswer, onSkip, next }: Props) => {
    const reason = reasons[exercise.link];
    useLayoutEffect(() => void (reason ? onSkip(reason) : exercise.choices.slice(0, 1).forEach(onAnswer)), [exercise]);
    return (
      <main data-testid="asked">
        {exercise.link} {next as string}
      </main>
    );
  };
  return { ExerciseTable };
});

const exercise = (link: string, game = "a_game"): Exercise => ({
  game,
  link,
  step: 0,
  seat: 0,
  done: { do: "play" },
  worlds: 400,
  choices: [{ action: { do: "play" }, worth: 0.5, why: { code: "wins", params: {} }, behind: [0, 0] }],
});

const newPage = () =>
  openedPage(async () => ({
    ...(await import("./Exercises")),
    ...(await import("../exercise/pile")),
    ...(await import("../ui/left")),
  }));
let page: Awaited<ReturnType<typeof newPage>>;

/** Presses "Next exercise" until there is none; returns the links of the exercises on the way. */
async function asked(which: string, ...due: Exercise[]): Promise<string[]> {
  const { today } = await import("../device/dates");
  await page.addExercises(due, today());
  page.arrive(page.nextScreen());
  await draw(<page.ExerciseScreen which={which} />);
  const links: string[] = [];
  for (let step = 0; step < 9; step += 1) {
    const screen = await vi.waitFor(() => the("[data-testid=asked], [data-testid=exercises]"));
    if (screen.dataset.testid === "exercises") break;
    links.push(screen.firstChild?.textContent ?? "");
    if (!document.querySelector("main button")) break;
    await click("main button");
  }
  return links;
}

const said = () => [...document.querySelectorAll("[data-testid=skipped]")].map((each) => each.textContent);

beforeEach(async () => {
  await emptyStore();
  shipped.all = [exercise("shipped")];
  page = await newPage();
});

test("of the due ones each that can't be asked comes once, the others are asked, and the list names the former", async () => {
  const due = ["old", "broken", "fine"].map((link) => exercise(link));
  expect(await asked("today", exercise("unknown", "lost_game"), ...due)).toEqual(["old", "broken", "fine"]);
  await draw(<page.Exercises />);
  expect(said()).toEqual([
    "lost_gameexercise-skipped unknown_gamedelete",
    "a_gameexercise-skipped other_rulesdelete",
    "a_gameexercise-skipped bad_linkdelete",
  ]);
});

test("if none of the due ones can be asked, the date's exercise comes", async () => {
  expect(await asked("today", exercise("old"), exercise("played"))).toEqual(["old", "played", "shipped"]);
});

test("if none at all can be asked, the list is shown with the unreadable ones, which can be removed", async () => {
  shipped.all = [exercise("broken")];
  expect(await asked("today", exercise("unknown", "lost_game"))).toEqual(["broken"]);
  expect(said()).toHaveLength(2);
  await click("[data-testid=skipped]:first-of-type button");
  await vi.waitFor(() => expect(said()).toHaveLength(1));
});

test("of a game's own exercises none that can't be asked comes twice", async () => {
  shipped.all = [exercise("old"), exercise("broken")];
  expect(await asked("a_game")).toEqual(["old", "broken"]);
});

test("one whose deal was still being played is asked again after a visit to the list", async () => {
  await asked("today", exercise("played"));
  await draw(<page.Exercises />);
  expect(said()).toEqual([]);
  expect((await asked("today"))[0]).toBe("played");
});
