// A button that acts the moment a finger comes down, and still answers keys and screen readers.
import type { ComponentChildren } from "preact";

interface Props {
  class?: string;
  onPress: (stamp: number) => void;
  children: ComponentChildren;
  disabled?: boolean;
  label?: string;
  pressed?: boolean;
}

/** Other properties become its attributes. */
export function Press({ onPress, disabled = false, label, pressed, class: name = "button", ...attributes }: Props) {
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
      {...attributes}
    />
  );
}
