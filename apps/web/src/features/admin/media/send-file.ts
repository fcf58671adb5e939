import { LIMITS } from '@longreturn/contract/limits';
import type { MediaFile } from '@longreturn/contract/media-library';
import { readErrorBody, readFailure } from '../../../lib/read-failure.ts';
import type { ApiClient } from '../../../lib/trpc.ts';
import { fileKind } from './file-kind.ts';
import { sitePath } from './site-path.ts';

export interface Sending {
  file: File;
  signal: AbortSignal;
  /** Called with the percentage of the bytes that have been sent. */
  onProgress: (percent: number) => void;
}

/**
 * Adds a file to the library: starts the upload, sends the bytes to the site or the object store, and returns the file.
 * Rejects with the signal's reason if the upload is cancelled. If it fails, rejects with an error for `uploadProblem`.
 */
export async function sendFile(client: ApiClient, { file, signal, onProgress }: Sending): Promise<MediaFile> {
  const type = fileKind(file)?.contentType ?? file.type;
  const { upload, complete } = client.admin.mediaFiles;
  const name = file.name.slice(0, LIMITS.fileNameMax);
  const { id, uploadURL, completeURL } = await upload.mutate({ name, type, size: file.size }, { signal });
  // Without a `completeURL`, the bytes go to the site itself. Then only the path and query of `uploadURL` are used,
  // because the page may be open under a different host name.
  const url = completeURL === null ? sitePath(uploadURL) : uploadURL;
  const response = await put(url, { file, type, signal, onProgress });
  if (completeURL !== null) return complete.mutate({ id }, { signal });
  return JSON.parse(response) as MediaFile; // the documented response of the PUT
}

class RefusedUpload extends Error {}

/** Returns why an upload failed, for the user. */
export function uploadProblem(error: unknown): string {
  const { message, fields } = readFailure(error);
  const reason = error instanceof RefusedUpload ? error.message : (Object.values(fields)[0] ?? message);
  return reason || 'The connection was lost';
}

/** Sends the bytes with XMLHttpRequest, because `fetch` doesn't report progress. Returns the text of the response. */
function put(url: string, { file, type, signal, onProgress }: Sending & { type: string }): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('content-type', type);
    request.upload.onprogress = ({ loaded, total }) => onProgress(Math.floor((loaded / total) * 100));
    request.onload = () => {
      if (request.status < 300) resolve(request.responseText);
      else reject(new RefusedUpload(problemIn(request.responseText)));
    };
    request.onerror = () => reject(new RefusedUpload(''));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}

function problemIn(body: string): string {
  try {
    return readErrorBody(JSON.parse(body)).message ?? '';
  } catch {
    return 'The file was refused'; // an object store's error isn't JSON
  }
}
