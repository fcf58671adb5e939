/**
 * Opens the system's dialog to pick a file. `accept` is the value of a file field's `accept` attribute. Resolves to an
 * array with the picked file, or to an empty array if the user cancels.
 */
export function pickFile(accept: string): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = accept;
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
