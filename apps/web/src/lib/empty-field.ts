/** Empties a search box and puts the focus in it, when the button that asked for it goes away. */
export function emptyField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.focus();
}
