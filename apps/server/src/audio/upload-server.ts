import { Readable } from 'node:stream';
import { LIMITS } from '@longreturn/contract/limits';
import { AppError } from '@longreturn/core/app-error';
import { audioUploadKey } from '@longreturn/core/listening/audio-upload';
import type { DataStore, Server } from '@tus/server';
import type { Env } from '../env.ts';
import { unavailable } from '../unavailable.ts';
import { openUploadStore } from './open-upload-store.ts';

export const UPLOADS_PATH = '/api/audio/uploads';

/** The header that passes the upload's ID to the tus server, whose `handleWeb` takes only a request. */
const ID_HEADER = 'x-upload-id';

interface TusRequest {
  method: string;
  headers: Record<string, string | string[] | undefined>;
  body: Readable | undefined;
  uploadId: string;
}

/** Implements the tus protocol (decision 34). Callers must check the actor's access first. */
export class UploadServer {
  readonly #env: Pick<Env, 's3' | 'dataDir'>;
  #server: Promise<Server> | undefined;

  constructor(env: Pick<Env, 's3' | 'dataDir'>) {
    this.#env = env;
  }

  /**
   * Passes a request to the tus server and returns its response. Throws upload.unknown, upload.offset, upload.longer,
   * input.invalid, and service.unavailable if the store fails.
   */
  async handle({ method, headers, body, uploadId }: TusRequest): Promise<Response> {
    const server = await this.#open();
    const url = `http://localhost${UPLOADS_PATH}/${uploadId}`;
    const sent = new Headers({ [ID_HEADER]: uploadId });
    for (const name of ['tus-resumable', 'upload-length', 'upload-offset', 'content-type', 'content-length']) {
      const value = headers[name];
      if (typeof value === 'string') sent.set(name, value);
    }
    const init = { method, headers: sent, duplex: 'half' as const };
    const passed = body && Readable.from(untilCut(body));
    const stream = passed && (Readable.toWeb(passed) as ReadableStream<Uint8Array>); // Node declares its own type
    const response = await server.handleWeb(new Request(url, { ...init, ...(stream && { body: stream }) }));
    // Skips the rest of a refused body, because the connection would hang otherwise. Node skips a body only if no byte
    // of it has been read.
    passed?.once('close', () => body?.resume()).destroy();
    if (response.status >= 400) throw errorOf(response.status);
    return response;
  }

  #open(): Promise<Server> {
    this.#server ??= openUploadStore(this.#env)
      .then(createServer)
      .catch((cause: unknown) => {
        this.#server = undefined; // the next request tries again
        throw unavailable(cause);
      });
    return this.#server;
  }
}

async function createServer(datastore: DataStore): Promise<Server> {
  const { Server } = await import('@tus/server'); // loaded on demand, because it is large
  const idOf = (request: { headers: Headers }) => request.headers.get(ID_HEADER) ?? '';
  return new Server({
    path: UPLOADS_PATH,
    datastore,
    maxSize: LIMITS.audioBytes,
    namingFunction: (request) => audioUploadKey(idOf(request)),
    getFileIdFromRequest: (request) => audioUploadKey(idOf(request)),
    generateUrl: (request) => `${UPLOADS_PATH}/${idOf(request)}`,
  });
}

/** Forwards a body. If the client disconnects, the body simply ends, so that the store keeps what has arrived. */
async function* untilCut(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) yield chunk;
  } catch {
    return;
  }
}

const CODES: Record<number, 'upload.unknown' | 'upload.offset' | 'upload.longer'> = {
  404: 'upload.unknown',
  409: 'upload.offset',
  410: 'upload.unknown',
  413: 'upload.longer', // more bytes than stated; startAudioUpload checks the stated size
};

function errorOf(status: number): AppError {
  if (status >= 500) return new AppError('service.unavailable');
  return new AppError(CODES[status] ?? 'input.invalid');
}
