// Buttons, and links that look like them.
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { TAKEN } from "../device/file-types";

interface Look {
  /** The most common action here. */
  main?: boolean;
  /** It is less prominent than others. */
  quiet?: boolean;
  class?: string;
}

export type LinkProps = Look &
  Pick<AnchorHTMLAttributes, "target" | "rel" | "title" | "aria-label" | "children"> & { href: string };
export type ButtonProps = Look & Omit<ButtonHTMLAttributes, keyof Look>;

export function Button({ main, quiet, class: more, ...rest }: ButtonProps | LinkProps) {
  const look = `button${main ? " button-main" : ""}${quiet ? " button-quiet" : ""}${more ? ` ${more}` : ""}`;
  return "href" in rest ? <a {...rest} class={look} /> : <button type="button" {...rest} class={look} />;
}

interface FileProps extends Look {
  disabled?: boolean;
  onFile: (file: File) => Promise<void>;
  children: ComponentChildren;
}

/** A button that has one of the page's own files chosen. */
export function FileButton({ onFile, ...button }: FileProps) {
  const input = useRef<HTMLInputElement>(null);
  const take = async ({ currentTarget: field }: { currentTarget: HTMLInputElement }) => {
    const file = field.files?.[0];
    if (file) await onFile(file).finally(() => (field.value = "")); // the same one may be chosen again
  };
  return (
    <>
      <Button {...button} onClick={() => input.current?.click()} />
      <input ref={input} type="file" accept={TAKEN} hidden onChange={take} />
    </>
  );
}
