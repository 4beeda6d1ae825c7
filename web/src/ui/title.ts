// Titles of screens. A browser announces another document. Between screens of one document the page does: the window
// takes the screen's title, and the heading takes the focus that navigation would lose.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../i18n/i18n";
import { hasMoved } from "./router";

/** Call the window after the screen `name`; without one, after the site. */
export function useTitle(name?: string): void {
  const title = name ? t("title-of", { name, site: t("title") }) : t("title");
  useLayoutEffect(() => {
    document.title = title;
  }, [title]);
}

/**
 * To be given to the heading of a screen: it takes the focus after a way from another screen, or as news at any time,
 * unless something has it.
 */
export function useHeading(isNews = false) {
  const heading = useRef<HTMLHeadingElement>(null);
  // at once: otherwise a screen reader looks for its own place
  useLayoutEffect(() => {
    const { current } = heading;
    if (!current || !(isNews || hasMoved()) || document.activeElement !== document.body) return;
    current.tabIndex = -1;
    current.focus({ preventScroll: true });
  }, []);
  return heading;
}
