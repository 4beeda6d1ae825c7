// A button that acts the moment a finger comes down, and still answers keys and screen readers.
import type { ComponentChildren } from "preact";

interface Props {
  class?: string;
  onPress: (stamp: number) => void;
  children: ComponentChildren;
  disabled?: boolean;
  label?: string | undefined;
  pressed?: boolean;
  data?: Readonly<Record<`data-${string}`, string | number>>;
}

export function Press({
  onPress,
  children,
  disabled = false,
  label,
  pressed,
  data = {},
  class: name = "button",
}: Props) {
  const down = (event: PointerEvent) => {
    if (event.button === 0 && !disabled) onPress(event.timeStamp);
  };
  // a click without a pointer is a key's or a screen reader's; the others have acted already
  const click = (event: MouseEvent) => {
    if (event.detail === 0 && !disabled && !("pointerType" in event && event.pointerType)) onPress(event.timeStamp);
  };
  return (
    <button
      type="button"
      class={name}
      aria-disabled={disabled}
      aria-label={label}
      aria-pressed={pressed}
      onPointerDown={down}
      onClick={click}
      {...data}
    >
      {children}
    </button>
  );
}
