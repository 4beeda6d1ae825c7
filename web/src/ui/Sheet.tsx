// A sheet over the table: rules, tricks so far. It belongs to the table and hand below it, and closes with them.
import type { IconNode } from "lucide";
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { t } from "../i18n/i18n";
import { Button } from "./Button";
import { useLayer } from "./router";
import { IconButton } from "./Screen";
import "./sheet.css";

interface Props {
  title: string;
  children: ComponentChildren;
  onClose: () => void;
}

export function Sheet({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of its content, which may scroll to a place.
  useLayoutEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  useLayer(true, close);
  return (
    <dialog ref={dialog} class="sheet" onClose={onClose} aria-label={title}>
      <header class="sheet-head">
        <h2>{title}</h2>
        <Button onClick={close}>{t("close")}</Button>
      </header>
      <div class="sheet-body">{children}</div>
    </dialog>
  );
}

interface SheetButtonProps {
  icon: IconNode;
  name: string;
  /** The sheet closes when this changes, and stays closed when it changes back. */
  during?: string | undefined;
  children: (close: () => void) => ComponentChildren;
}

/** The icon that opens a sheet. */
export function SheetButton({ icon, name, during = "", children }: SheetButtonProps) {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => () => setOpened(null), [during]);
  return (
    <>
      <IconButton icon={icon} name={name} onClick={() => setOpened(during)} />
      {opened === during && children(() => setOpened(null))}
    </>
  );
}
