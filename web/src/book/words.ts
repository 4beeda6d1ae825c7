// Numbers, times and names as the book writes them.
import { computed } from "@preact/signals";
import { has, language, t } from "../i18n/i18n";
import type { Result } from "./result";

const MINUTE = 60_000;

const whole = computed(() => new Intl.NumberFormat(language.value, { maximumFractionDigits: 0 }));
const tenths = computed(() => new Intl.NumberFormat(language.value, { maximumFractionDigits: 1 }));
const hundredths = computed(() => new Intl.NumberFormat(language.value, { maximumFractionDigits: 2 }));
const shares = computed(() => new Intl.NumberFormat(language.value, { style: "percent", maximumFractionDigits: 0 }));
const days = computed(() => new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }));
const moments = computed(() => new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }));

/** The text for an empty count. */
const NOTHING = "–";
const orNothing = (number: number | null | undefined, written: (number: number) => string): string =>
  number === null || number === undefined ? NOTHING : written(number);

export const inTenths = (number: number | null | undefined): string => orNothing(number, tenths.value.format);
export const inHundredths = (number: number | null | undefined): string => orNothing(number, hundredths.value.format);
export const asShare = (share: number): string => shares.value.format(share);
export const dayOf = (moment: number): string => days.value.format(moment);
export const momentOf = (moment: number): string => moments.value.format(moment);

export function lasting(ms: number): string {
  const minutes = Math.round(ms / MINUTE);
  if (!minutes) return NOTHING;
  const hours = Math.floor(minutes / 60);
  const rest = whole.value.format(minutes % 60);
  return hours
    ? t("book-hours", { hours: whole.value.format(hours), minutes: rest })
    : t("book-minutes", { minutes: rest });
}

/** A deck's name; its id if it is unknown here. */
export function deckName(game: string, deck: string): string {
  const id = `${game}-option-deck-${deck}`;
  return has(id) ? t(id) : deck;
}

/** A game's name; its id if it is unknown here. */
export const gameName = (game: string): string => (has(`${game}-name`) ? t(`${game}-name`) : game);

export const gameOf = ({ game, deck }: Pick<Result, "game" | "deck">): string =>
  deck === null ? gameName(game) : t("book-with-deck", { name: gameName(game), deck: deckName(game, deck) });
