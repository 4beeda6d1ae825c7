import { describe, expect, test } from "vitest";
import { gameIds, withCatalog } from "../../testing/catalog";
import { filesIn, readMessages } from "../../testing/messages";
import { clear, draw } from "../../testing/screen";
import { LOCALES } from "../i18n/i18n";
import { type Leaflet, sectionsOf } from "./leaflet";
import { RulesPage } from "./page/RulesPage";

const found = import.meta.glob<Leaflet>("../games/*/leaflet/index.tsx", { import: "leaflet", eager: true });
const leaflets = Object.entries(found).map(([path, leaflet]) => [path.split("/")[2] ?? "", leaflet] as const);

withCatalog();

/** The clauses marked as rulings. */
const ruled = (page: Element) =>
  [...page.querySelectorAll(".leaflet-ruling")].map((sign) =>
    sign.closest("[data-clause]")?.getAttribute("data-clause"),
  );

/** A leaflet draws some hundred cards, and machines may be busy. */
const MOST_MS = 30_000;

/** The messages of a game's leaflet in a language, by name. */
const said = (game: string, locale: string) =>
  new Set(readMessages(filesIn(locale)[`games/${game}/leaflet`] ?? "").messages.map(({ id }) => id.name));

const asked = (game: string, { parts = [], turn, terms }: Leaflet): string[] => [
  ...parts.map(({ name }) => `${game}-part-${name}`),
  ...turn.map((_, at) => `${game}-turn-${at + 1}`),
  ...terms.flatMap((term) => [`${game}-term-${term}`, `${game}-means-${term}`]),
];

test("every game has a leaflet, or words for its clauses", () => {
  const said = Object.keys(filesIn("en")).flatMap((path) => /^games\/(.*)\/leaflet$/.exec(path)?.[1] ?? []);
  expect(said.sort()).toEqual(gameIds.toSorted());
  expect(leaflets.length).toBeGreaterThan(0);
});

describe.each(leaflets)("the leaflet of %s", (game, leaflet) => {
  const clauses = Object.keys(leaflet.examples);

  test("has the texts of its picture, turn and terms in both languages", () => {
    for (const locale of LOCALES) {
      const there = said(game, locale);
      expect(asked(game, leaflet).filter((id) => !there.has(id))).toEqual([]);
    }
  });

  test("has its clauses in the order of their numbers, under the headings of their sections", () => {
    const sections = sectionsOf(clauses);
    const byNumber = (a: string, b: string) => a.localeCompare(b, "en", { numeric: true });
    expect(sections.flatMap(([, its]) => its)).toEqual(clauses.toSorted(byNumber));
    for (const locale of LOCALES) {
      const there = said(game, locale);
      expect(sections.filter(([section]) => !there.has(`${game}-rules-${section}`))).toEqual([]);
    }
  });

  test(
    "draws the face of every card that it names, every part that it numbers, and a sign at every ruling",
    async () => {
      const page = await draw(<RulesPage game={game} leaflet={leaflet} clause={null} brief={false} />);
      expect(page.querySelectorAll("[data-clause]")).toHaveLength(clauses.length);
      const blank = [...page.querySelectorAll(".card")].filter((card) => !card.querySelector("svg, .card"));
      expect(blank.filter((card) => card.getAttribute("role"))).toEqual([]);
      expect(ruled(page).sort()).toEqual(clauses.filter((clause) => leaflet.rulings.includes(clause)).sort());
      expect(page.querySelectorAll("[data-numbered]")).toHaveLength(leaflet.parts?.length ?? 0);
      await clear();
    },
    MOST_MS,
  );
});
