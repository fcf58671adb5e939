import type { RenditionKind } from '@longreturn/contract/listening';
import type { Upload } from 'tus-js-client';
import { readErrorBody } from '../../../../lib/read-failure.ts';

/** The file is sent in parts of this many bytes, because many proxies limit the size of a request. */
const PART_BYTES = 32 * 1024 * 1024;
/** How long to wait before each retry, in milliseconds. If all retries fail, the user can try again. */
const RETRY_DELAYS = [0, 1000, 3000, 5000, 10_000, 20_000];

interface AudioSending {
  file: File;
  episodeId: string;
  kind: RenditionKind;
  onProgress: (percent: number) => void;
  onFailure: (reason: string) => void;
  /** Called with the upload's ID when all bytes have arrived. */
  onSent: (uploadId: string) => void;
}

/**
 * Sends the bytes of an episode's audio with the tus protocol, and retries after a network failure. If an earlier
 * upload of the same file wasn't finished, continues it. The returned upload can be paused with `abort()` and continued
 * with `start()`.
 */
export async function sendAudio({ file, episodeId, kind, ...on }: AudioSending): Promise<Upload> {
  const { Upload } = await import('tus-js-client');
  const upload = new Upload(file, {
    endpoint: '/api/audio/uploads',
    chunkSize: PART_BYTES,
    retryDelays: RETRY_DELAYS,
    metadata: { episodeId, kind, name: file.name.slice(-200) },
    removeFingerprintOnSuccess: true,
    fingerprint: async () => ['audio', episodeId, kind, file.name, file.size, file.lastModified].join(' '),
    onProgress: (sent, total) => on.onProgress(Math.floor((sent / total) * 100)),
    onError: (error) => on.onFailure(reasonOf(error)),
    onSuccess: () => on.onSent(idOf(upload)),
  });
  const [earlier] = await upload.findPreviousUploads();
  if (earlier) upload.resumeFromPreviousUpload(earlier);
  upload.start();
  return upload;
}

export const idOf = ({ url }: Upload): string => url?.split('/').at(-1) ?? '';

/** Returns why an upload failed, for the user. */
function reasonOf(error: Error): string {
  const response = 'originalResponse' in error ? (error.originalResponse as { getBody(): string } | null) : null; // set by tus-js-client
  try {
    const { message, fields } = readErrorBody(JSON.parse(response?.getBody() ?? ''));
    return Object.values(fields)[0] ?? message ?? 'The file was refused';
  } catch {
    return 'The connection was lost';
  }
}
