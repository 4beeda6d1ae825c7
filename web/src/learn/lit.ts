// What a step speaks of is lit wherever it lies, also when the table changes: by a rule for its selectors.
import { useLayoutEffect } from "preact/hooks";

export function useLit(selectors: readonly string[]): void {
  const lit = selectors.join();
  useLayoutEffect(() => {
    if (!lit) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(`.lesson :is(${lit}):not(.hand-off) { animation: lesson-lit var(--lit, 1.6s) 3; outline: 3px solid var(--accent);
      outline-offset: 3px; border-radius: var(--radius-s); }`);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [lit]);
}
