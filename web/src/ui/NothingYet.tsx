// The text of a list without entries, with the way to the first one.
import type { ComponentChildren } from "preact";
import { t } from "../i18n/i18n";
import { unread } from "../saves/whole";
import { Button } from "./Button";
import { href } from "./router";

export const NothingYet = ({ children }: { children: ComponentChildren }) => (
  <section class="sheet-of-paper stack nothing-yet">
    {!unread.value && <p>{children}</p>}
    <Button main href={href("")}>
      {t("home")}
    </Button>
  </section>
);
