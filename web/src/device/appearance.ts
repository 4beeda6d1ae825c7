// Look and motion of the page: the settings and the system's preferences, as attributes of the root element.
import { computed, effect, signal } from "@preact/signals";
import { cardSize, motion, motionPace, side, theme } from "./settings";

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const calmWanted = signal(calm.matches);
calm.addEventListener("change", () => {
  calmWanted.value = calm.matches;
});

export const isAnimated = computed(() => (motion.value === "system" ? !calmWanted.value : motion.value !== "off"));

const root = document.documentElement;

const SIZES = { small: 0.8, medium: 1, large: 1.2 } as const;

effect(() => {
  root.dataset.motion = isAnimated.value ? "on" : "off";
  root.dataset.side = side.value;
  root.style.setProperty("--pace", String(motionPace.value));
  root.style.setProperty("--card-size", String(SIZES[cardSize.value]));
});

// the colour of the browser's own bars: one for each theme of the system, or the chosen theme's for both
const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name='theme-color']")];
const colours = new Map(bars.map((bar) => [bar.media.includes("dark") ? "dark" : "light", bar.content]));

effect(() => {
  root.dataset.theme = theme.value;
  for (const bar of bars) {
    const wanted = theme.value === "system" ? (bar.media.includes("dark") ? "dark" : "light") : theme.value;
    bar.content = colours.get(wanted) ?? bar.content;
  }
});
