import { type Failure, readErrorBody } from '../../lib/read-failure.ts';

/**
 * Downloads a file and saves it with the name that the server gives it. Resolves to the failure, or to undefined if the
 * file was saved.
 */
export async function downloadFile(path: string): Promise<Failure | undefined> {
  try {
    const response = await fetch(path);
    if (!response.ok) return readErrorBody(await response.json().catch(() => undefined));
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'download';
    save(await response.blob(), name);
    return undefined;
  } catch {
    return { fields: {} };
  }
}

/** Lets the browser download a large file to disk, with the name that the server gives it. */
export function startDownload(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  link.click();
}

function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000); // some browsers read the file only after the click
}
