// Buttons, and links that look like them.
import type { IconNode } from "lucide";
import type { ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { Icon } from "./Icon";

interface Look {
  /** What most people want to do here. */
  main?: boolean;
  /** It stands back behind others. */
  quiet?: boolean;
  class?: string;
}

const classOf = ({ main, quiet, class: more }: Look): string =>
  ["button", main && "button-main", quiet && "button-quiet", more].filter(Boolean).join(" ");

interface FileProps {
  accept: string;
  onFile: (file: File) => Promise<void>;
}

type ButtonProps = Look & Omit<ButtonHTMLAttributes, keyof Look>;

export const Button = ({ main, quiet, class: more, ...button }: ButtonProps) => (
  <button type="button" {...button} class={classOf({ main, quiet, class: more })} />
);

interface LinkProps extends Look {
  href: string;
  target?: "_blank";
  rel?: string;
  title?: string;
  children: ComponentChildren;
}

export const LinkButton = ({ main, quiet, class: more, ...link }: LinkProps) => (
  <a {...link} class={classOf({ main, quiet, class: more })} />
);

/** A button that shows an icon; its `name` is read aloud. */
export const IconButton = ({
  icon,
  name,
  class: more = "",
  ...button
}: ButtonProps & { icon: IconNode; name: string }) => (
  <Button quiet title={name} {...button} class={`icon-button ${more}`}>
    <Icon of={icon} />
    <span class="hidden-text">{name}</span>
  </Button>
);

/** A button that has a file chosen. */
export function FileButton({ accept, onFile, ...button }: ButtonProps & FileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ currentTarget }: { currentTarget: HTMLInputElement }) => {
    const file = currentTarget.files?.[0];
    try {
      if (file) await onFile(file);
    } finally {
      currentTarget.value = ""; // the same one may be chosen again
    }
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={accept} hidden onChange={take} />
    </>
  );
}
