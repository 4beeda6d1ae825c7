// A long list is drawn as far as somebody wants to see it.
import { useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Button } from "./Button";

/** The first of a list, so many at a time, and what brings more of them. */
export function usePages<Item>(items: readonly Item[], size: number) {
  const [pages, setPages] = useState(1);
  const left = items.length - pages * size;
  const more = left > 0 && (
    <Button quiet onClick={() => setPages(pages + 1)}>
      {t("show-more", { count: left })}
    </Button>
  );
  return { drawn: items.slice(0, pages * size), more };
}
