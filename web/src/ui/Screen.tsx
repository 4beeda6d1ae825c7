// A screen: its head, with the way back and a title, and what is on it.
import type { ComponentChildren, CSSProperties } from "preact";
import { t } from "../i18n/i18n";
import { LinkButton } from "./Button";
import { Icon } from "./Icon";
import { ChevronLeft } from "./icons";
import { href } from "./router";

interface HeadProps {
  title: string;
  /** The address that leads back; home's unless there is another. */
  back?: string | undefined;
}

export const ScreenHead = ({ title, back = href("") }: HeadProps) => (
  <header class="screen-head">
    <LinkButton quiet href={back}>
      <Icon of={ChevronLeft} />
      <span class="hidden-text">{t("back")}</span>
    </LinkButton>
    <h1>{title}</h1>
  </header>
);

interface Props extends HeadProps {
  class?: string;
  style?: CSSProperties | undefined;
  children: ComponentChildren;
}

export const Screen = ({ title, back, class: more, children, ...main }: Props) => (
  <main {...main} class={more ? `screen ${more}` : "screen"}>
    <ScreenHead title={title} back={back} />
    {children}
  </main>
);

/** A part of a screen, under a heading. */
export const Section = ({ title, children, ...section }: { title: string; children: ComponentChildren }) => (
  <section {...section} class="stack">
    <h2>{title}</h2>
    {children}
  </section>
);
