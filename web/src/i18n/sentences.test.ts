// Texts at a table are read at a glance: no sentence is long, and every text of the log ends with a full stop.
import { describe, expect, test } from "vitest";
import { filesIn, readMessages, spoken } from "../../testing/messages";

const AT_TABLE = /^(?:table|learn|games\/[^/]+(?:\/leaflet)?)$/;
/** Texts in the set-up, on the score sheet's foot or in the rules' clauses, where there is time to read. */
const AT_LEISURE = /-(option|credit|story|rule)-?/;
/** Texts of the log: its entries, and the events at the end of some of these. */
const LOGGED = /-entry-|-event-\d+$/;
const FULL_STOP = /(?:[。.！!]|\$event)$/;
const ENDS = { ja: /(?<=[。！？])/u, en: /(?<=[.!?])\s+/u } as const;
const MOST = { ja: 40, en: 20 } as const;

const lengthOf = {
  ja: (sentence: string) => [...sentence].length,
  en: (sentence: string) => sentence.split(/\s+/).filter(Boolean).length,
};

describe.each(["ja", "en"] as const)("in %s", (locale) => {
  const texts = Object.entries(filesIn(locale)).flatMap(([folder, file]) =>
    readMessages(file).messages.flatMap(({ id: { name }, value }) =>
      (value ? spoken(value) : []).map((text) => ({ folder, name, text: text.trim() })),
    ),
  );

  test("no sentence at a table is too long to read at a glance", () => {
    const sentences = texts
      .filter(({ folder, name }) => AT_TABLE.test(folder) && !AT_LEISURE.test(name))
      .flatMap(({ name, text }) =>
        text
          .replace(/\$\w+/g, "x")
          .split(ENDS[locale])
          .map((each) => [name, each.trim()]),
      );
    expect(sentences.length).toBeGreaterThan(500);
    expect(sentences.filter(([, sentence = ""]) => lengthOf[locale](sentence) > MOST[locale])).toEqual([]);
  });

  test("every text of the log ends with a full stop", () => {
    const logged = texts.filter(({ name }) => LOGGED.test(name));
    expect(logged.length).toBeGreaterThan(30);
    expect(logged.filter(({ text }) => !FULL_STOP.test(text))).toEqual([]);
  });
});
