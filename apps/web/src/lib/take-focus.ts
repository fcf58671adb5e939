/** A `ref` for the element that replaces the control just pressed, so that the focus is not lost. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
