import type { MediaFileType } from '@longreturn/contract/media-files';
import { acceptedTypes } from './file-kind.ts';

/**
 * Opens the system's dialog to pick a file of one of these types; of any type by default. Resolves to the picked file,
 * or to an empty array if the user cancels.
 */
export function pickFile(types?: readonly MediaFileType[]): Promise<File[]> {
  return new Promise((resolve) => {
    const input = document.createElement('input');
    input.type = 'file';
    input.accept = acceptedTypes(types);
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}
