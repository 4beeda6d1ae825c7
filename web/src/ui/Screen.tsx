// A screen: its head, with the way back, a title and buttons, and its parts; a long list is drawn in pages, on request.
import type { IconNode } from "lucide";
import type { ComponentChildren, CSSProperties, Ref } from "preact";
import { t } from "../i18n/i18n";
import { Button, type ButtonProps, type LinkProps } from "./Button";
import { ChevronLeft, Icon } from "./icons";
import { useKept } from "./left";
import { OneOf, type OneOfProps } from "./OneOf";
import { href } from "./router";
import { useHeading, useTitle } from "./title";

interface HeadProps {
  title: string;
  /** The window's title, where it differs. */
  named?: string;
  /** The address that leads back; home's unless there is another. */
  back?: string | undefined;
  heading?: Ref<HTMLHeadingElement>;
}

export function ScreenHead({ title, named = title, back = href(""), heading = null }: HeadProps) {
  useTitle(named);
  return (
    <header class="screen-head">
      <Button quiet href={back}>
        <Icon of={ChevronLeft} />
        <span class="hidden-text">{t("back")}</span>
      </Button>
      <h1 ref={heading}>{title}</h1>
    </header>
  );
}

interface Props extends Omit<HeadProps, "heading"> {
  class?: string;
  style?: CSSProperties | undefined;
  children: ComponentChildren;
}

export const Screen = ({ title, back, class: more, children, ...main }: Props) => (
  <main {...main} class={more ? `screen ${more}` : "screen"}>
    <ScreenHead title={title} back={back} heading={useHeading()} />
    {children}
  </main>
);

export const Section = ({ title, children, ...section }: { title: string; children: ComponentChildren }) => (
  <section {...section} class="stack">
    <h2>{title}</h2>
    {children}
  </section>
);

/** A part of a screen that asks for one of a few, under its heading, with a word of help. */
export const Question = <Value extends string | number>(props: OneOfProps<Value> & { help?: ComponentChildren }) => (
  <Section title={props.label} data-setting={props.name}>
    {props.help}
    <OneOf {...props} />
  </Section>
);

/** A button or link that shows an icon; its `name` is read aloud. */
export const IconButton = ({
  icon,
  name,
  class: more = "",
  ...button
}: (ButtonProps | Omit<LinkProps, "children">) & { icon: IconNode; name: string }) => (
  <Button quiet title={name} {...button} class={`icon-button ${more}`}>
    <Icon of={icon} />
    <span class="hidden-text">{name}</span>
  </Button>
);

/** The first pages of a long list, and the button that shows another one; Back leads to as many as were shown. */
export function usePages<Item>(name: string, items: readonly Item[], size: number) {
  const [pages, setPages] = useKept(name, () => 1);
  const left = items.length - pages * size;
  const more = left > 0 && (
    <Button quiet onClick={() => setPages(pages + 1)}>
      {t("show-more", { count: left })}
    </Button>
  );
  return { drawn: items.slice(0, pages * size), more };
}
