// Every message, read aloud with the values that a sentence stumbles over.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { type Message, type SelectExpression, Visitor } from "@fluent/syntax";
import { describe, expect, test } from "vitest";
import { filesIn, References, readMessages } from "../../testing/messages";
import type { ReadAloud } from "../../testing/read-aloud";
import { NOT_BUT } from "../../testing/unsaid";
import { LOCALES, type Locale } from "./i18n";

/** The texts of lessons and of the rules' trials, in both languages. */
const data: Record<string, unknown> = import.meta.glob(
  ["../games/*/lesson/steps.json", "../games/*/leaflet/positions.json"],
  { import: "default", eager: true },
);

/** Pages and a manifest that speak before any message is there, in both languages at once. */
const pages: Record<string, string> = import.meta.glob(
  ["../../index.html", "../../build/pwa.mjs", "../../../static/rescue.js"],
  { query: "?raw", import: "default", eager: true },
);

function bundleOf(locale: Locale): FluentBundle {
  const bundle = new FluentBundle(locale, { useIsolating: false });
  for (const text of Object.values(filesIn(locale))) bundle.addResource(new FluentResource(text));
  return bundle;
}

const bundles = { ja: bundleOf("ja"), en: bundleOf("en") };

function said(locale: Locale, id: string, args: Record<string, FluentVariable> = {}, faults: Error[] = []): string {
  const pattern = bundles[locale].getMessage(id)?.value;
  return pattern ? bundles[locale].formatPattern(pattern, args, faults) : "";
}

const NUMBERS = [0, 1, 2, 11];
/** With a space, of sixteen characters, from right to left. */
const NAMES = {
  ja: ["アキ", "Anna Maria", "フランツィスカ・カタリーナ姫様", "אבישג"],
  en: ["Aki", "Anna Maria", "Franziska-Kathri", "אבישג"],
};
const THREE = { ja: "アキ、Anna Maria、אבישג", en: "Aki, Anna Maria and אבישג" };

/** The games' data about their own messages, by the id with which these begin. */
const games = Object.entries(
  import.meta.glob<ReadAloud>("../games/*/read-aloud.testing.ts", { import: "READ_ALOUD", eager: true }),
).map(([path, known]) => ({ game: path.split("/")[2] ?? "", known }));
const knownOf = (id: string): ReadAloud | undefined => games.find(({ game }) => id.startsWith(`${game}-`))?.known;

const play = (locale: Locale) =>
  games.flatMap(({ known }) => known.cards?.((id, args) => said(locale, id, args)) ?? []);

/** The values for a slot, by its name; numbers fill all others. */
const TEXTS: Readonly<Record<Locale, Readonly<Record<string, readonly FluentVariable[]>>>> = {
  ja: {
    card: ["♥10", "黄色5"],
    cards: [...play("ja"), "♥5、♠3"],
    colour: ["黄色"],
    colours: ["黄色", "黄色またはピンク"],
    suit: ["ハート♥"],
    suits: ["赤●", "赤●または青■"],
    up: ["♥10"],
    reason: ["遊び方2.3に合わない手"],
    ask: ["アキさん、カップリングをどうぞ。"],
    event: ["もう1枚めくる。"],
    move: ["♥10を出す"],
    heading: ["アキさんの勝ち"],
    what: ["空き"],
    beside: ["ほとんど同じ"],
    wins: ["ほぼ勝てそう"],
    demand: ["連番が3枚"],
    fighter: ["菊ばあ"],
    game: ["七並べ"],
    deck: ["ゴースト"],
    ghost: ["時計塔"],
    side: ["左の月"],
    date: ["11月26日"],
    day: ["11月26日"],
  },
  en: {
    card: ["the ♥10", "yellow 5"],
    cards: [...play("en"), "♥5 and ♠3"],
    colour: ["yellow"],
    colours: ["yellow", "yellow or pink"],
    suit: ["hearts ♥"],
    suits: ["red ●", "red ● or blue ■"],
    up: ["♥10"],
    reason: ["a move against rule 2.3"],
    ask: ["Aki, take a couple."],
    event: ["Turn up one more card."],
    move: ["play the ♥10"],
    heading: ["Aki wins"],
    what: ["empty"],
    beside: ["nearly the same"],
    wins: ["almost a sure win"],
    demand: ["a run of 3"],
    fighter: ["Granny Kiku"],
    game: ["Fan Tan"],
    deck: ["ghosts"],
    ghost: ["Clock Tower"],
    side: ["left moon"],
    date: ["26 November"],
    day: ["26 November"],
  },
};
/** Slots for a name, in every message. */
const NAMED = new Set(["name", "other", "person", "seat"]);

/** The variants of a message, by the slot. */
class Variants extends Visitor {
  readonly of = new Map<string, string[]>();
  constructor(message: Message) {
    super();
    this.visit(message);
  }
  override visitSelectExpression(node: SelectExpression): void {
    if (node.selector.type === "VariableReference") {
      const keys = node.variants.map(({ key }) => (key.type === "Identifier" ? key.name : key.value));
      if (keys.some((key) => Number.isNaN(Number(key)) && !PLURAL.has(key))) this.of.set(node.selector.id.name, keys);
    }
    this.genericVisit(node);
  }
}

const PLURAL = new Set(["zero", "one", "two", "few", "many", "other"]);

function valuesOf(locale: Locale, id: string, slot: string, variants?: readonly string[]): readonly FluentVariable[] {
  if (variants) return variants.filter((key) => key !== "other").concat("3");
  const known = knownOf(id);
  if (NAMED.has(slot) || known?.named?.[slot]?.test(id)) return NAMES[locale];
  if (slot === "names") return [NAMES[locale][0] ?? "", THREE[locale]];
  const own = known?.values?.(locale, id, slot);
  if (own) return own;
  if (slot === "level" && !id.startsWith("book-")) return [said(locale, "level-hard")];
  if (slot === "code") return ["internal"];
  if (slot === "sign") return ["♥"];
  if (slot === "clause") return ["2.3"];
  return (
    TEXTS[locale][slot] ??
    (FROM_TWO.test(id) || known?.fromTwo?.test(id) ? NUMBERS.filter((each) => each > 1) : NUMBERS)
  );
}

/** Messages that always count two or more: players, cards that go together, a release's points. */
const FROM_TWO = /^(?:players|link-players|book-players-count|book-ratings-.*|solo-(?:advice|trend)-.*|judge-done)$/;

interface Said {
  readonly id: string;
  readonly text: string;
  readonly args?: Readonly<Record<string, FluentVariable>>;
}

/** All readings of a message: every value of a slot once, with each of the first slot's. */
function readings(locale: Locale, message: Message): Said[] {
  const id = message.id.name;
  const variants = new Variants(message).of;
  const slots = [...new References(message).variables];
  const values = slots.map((slot) => valuesOf(locale, id, slot, variants.get(slot)));
  const longest = Math.max(1, ...values.map((each) => each.length));
  const rounds = Array.from({ length: longest * longest }, (_, round) =>
    Object.fromEntries(
      slots.map((slot, at) => {
        const each = values[at] ?? [];
        return [slot, each[(at % 2 ? Math.floor(round / longest) : round) % each.length] ?? ""];
      }),
    ),
  );
  return rounds.map((args) => {
    const faults: Error[] = [];
    const text = said(locale, id, args, faults);
    return { id, args, text: faults.length ? `${text} {${faults}}` : text };
  });
}

const everything = (locale: Locale): Said[] => [
  ...Object.values(filesIn(locale)).flatMap((text) =>
    readMessages(text).messages.flatMap((message) => readings(locale, message)),
  ),
  ...Object.entries(data).flatMap(([path, value]) => textsIn(value, locale).map((text) => ({ id: path, text }))),
];

/** A language's texts in lessons and trials, with names for `{1}` and `{2}`. */
function textsIn(value: unknown, locale: Locale): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === locale && typeof inner === "string"
      ? [inner.replace(/\{(\d)\}/g, (_, seat) => NAMES[locale][Number(seat)] ?? "")]
      : textsIn(inner, locale),
  );
}

/** Words that are written with Latin letters in Japanese as well. */
const LATIN =
  /Tefuda|Anna Maria|WebAssembly|iPhone|iPad|Android|Safari|QR|CSV|JSON|BG Stats|MB|internal|OK|Alt|Shift|Esc|testing|\.nar Archive|Ver/g;

/** Cards whose names are words, too. */
const WORDS = games.flatMap(({ known }) => known.words ?? []).join("|");
const RUNS_IN = RegExp(`[ぁ-ん] ?(?:${WORDS})|(?:${WORDS}) ?[ぁ-ん]`);

const NOUN = "(?:card|chip|colour|day|game|match|minute|number|pile|place|player|point|round|second|step|time|trick)";
/** A number that counts the next word, and does not number the word before. */
const ALONE = "(?<![\\d.,:–-]|\\b(?:place|player|rule|round|spot|step|trick) )\\b";

/** Faults that no reading of a message may have, with their names. */
const FAULTS: Readonly<Record<Locale, readonly (readonly [string, RegExp])[]>> = {
  ja: [
    [
      "a space before さん or beside kana and kanji",
      /[ぁ-んァ-ヶ一-龠、。：！？」）]\x20(?!×|Tefuda$)|(?<!×)\x20[ぁ-んァ-ヶ一-龠、。：！？「（]/,
    ],
    ["a particle twice", /を\d+枚を|([をがはへ])\1|の\d+枚の\d+枚/],
    ["both of one", /または[^。、]*(?:どちらも|のどちら)/],
    ["no day as a run", /(?<!\d)0日(?:続|連続)/],
    ["さん behind a bracket", /）さん/],
    ["a sign twice", /[。、：]{2}|[。、][！？]|[！？][。、]/],
  ],
  en: [
    ["the plural of one", RegExp(`${ALONE}1 (?:(?!for |by )[a-z-]+ )?${NOUN}s\\b`)],
    ["the singular of none or many", RegExp(`${ALONE}(?:0|2|11) (?:(?!for |by )[a-z-]+ )?${NOUN}\\b`)],
    ["a before a vowel", /\ba (?:8|11|18)\b/],
  ],
};
const EITHER: readonly (readonly [string, RegExp])[] = [
  ["an empty slot", /[{}]|「」|（）|\(\)|“”|undefined|NaN/],
  ["two spaces", /\x20{2}/],
  ["a space before a sign", /\x20[,.;!?](?!\.)/],
  ["a stop twice", /(?<!\.)\.\.(?!\.)|,,|[.!?],|,[.!?]/],
];

const isOf: Readonly<Record<Locale, (text: string) => boolean>> = {
  ja: (text) => !/[a-z]{2,}/i.test(text.replaceAll(LATIN, "")),
  en: (text) => !/[ぁ-んァ-ヶ一-龠]/.test(text.replaceAll("カイホウ", "")), // the sheet's own word, used next to ours
};

/** Makers are named as they write themselves. */
const isCredit = (id: string) => id.endsWith("-credit") || id === "title";

test("in ja the name of a card does not run into the sentence", () => {
  const withCard = everything("ja").filter(({ args }) =>
    Object.values(args ?? {}).some((each) => RUNS_IN.test(`${each}は`)),
  );
  expect(withCard.length).toBeGreaterThan(40);
  expect(withCard.filter(({ text }) => RUNS_IN.test(text))).toEqual([]);
});

describe.each(LOCALES)("in %s, for all values of a message,", (locale) => {
  const all = everything(locale);
  const ofOthers = all.filter(({ id }) => !isCredit(id));
  const faulty = (isFaulty: (text: string) => boolean) => [
    ...new Map(ofOthers.filter(({ text }) => isFaulty(text)).map(({ id, text }) => [id, `${id}: ${text}`])).values(),
  ];

  test("all are read", () => {
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThan(1400);
  });

  test.each([...FAULTS[locale], ...EITHER])("it does not have %s", (_, fault) => {
    expect(faulty((text) => fault.test(text))).toEqual([]);
  });

  test("it is of one language", () => {
    expect(faulty((text) => !isOf[locale](text))).toEqual([]);
  });

  test.each(NOT_BUT[locale])("it has no %s, but %s", (not) => {
    expect(faulty((text) => not.test(text))).toEqual([]);
    expect(Object.entries(pages).flatMap(([path, text]) => (not.test(text) ? [path] : []))).toEqual([]);
  });
});
