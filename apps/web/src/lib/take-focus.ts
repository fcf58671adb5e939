/** A `ref` for what takes the place of the control that was just pressed, so that the focus is not lost. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
