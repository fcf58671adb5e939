/** Clears a search box and focuses it, as the button that clears it disappears. */
export function emptyField(field: HTMLInputElement | null): void {
  if (!field) return;
  field.value = '';
  field.focus();
}
