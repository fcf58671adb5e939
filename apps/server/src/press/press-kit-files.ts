import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ARCHIVE } from '@longreturn/site/press-assets';

type Files = ReadonlyMap<string, Buffer>;

/**
 * The press kit's files and their archive, made once a process, beside the main thread, when somebody first asks. A
 * failed try is forgotten, so that the next reader's is a new one.
 */
export class PressKitFiles {
  readonly #script: URL;
  #files: Promise<Files> | undefined;
  #worker: Worker | undefined;

  constructor(script: URL = new URL('./press-worker.ts', import.meta.url)) {
    this.#script = script;
  }

  /** All files by name. Throws when they can't be made. */
  read(): Promise<Files> {
    this.#files ??= this.#make().catch((error: unknown) => {
      this.#files = undefined;
      throw error;
    });
    return this.#files;
  }

  /** What they weigh, in bytes (specification §2, Media kit page). */
  async sizes(): Promise<PressKitSizes> {
    const weights = [...(await this.read())].map(([file, bytes]) => [file, bytes.length] as const);
    const { [PRESS_ARCHIVE]: archive = 0, ...files } = Object.fromEntries(weights);
    return { archive, files };
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
  }

  async #make(): Promise<Files> {
    const worker = new Worker(this.#script);
    worker.unref(); // making files keeps no process running
    this.#worker = worker;
    const waiting = new AbortController();
    try {
      const [made] = await Promise.race([
        once(worker, 'message', waiting), // rejects when the worker fails
        once(worker, 'exit', waiting).then(() => [undefined]),
      ]);
      if (!(made instanceof Map)) throw new Error('the press kit was not made');
      return new Map([...made].map(([file, bytes]) => [file, asBuffer(bytes)]));
    } finally {
      waiting.abort();
      await worker.terminate();
    }
  }
}

const asBuffer = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
