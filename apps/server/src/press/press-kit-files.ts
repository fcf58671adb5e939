import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ARCHIVE } from '@longreturn/site/press-assets';
import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';

type Files = ReadonlyMap<string, Buffer>;

/**
 * The press kit is created only once, so its process ends right afterwards (`idleMs`). Creating it takes half a minute
 * on a slow machine.
 */
const LIMITS: ChildWorkerOptions = {
  script: new URL('./press-worker.ts', import.meta.url),
  waiting: 0,
  timeMs: 120_000,
  idleMs: 0,
};

/**
 * The files of the press kit and their archive. The first `read` creates them in a child process (decision 16). If that
 * fails, the next `read` tries again.
 */
export class PressKitFiles {
  readonly #worker: ChildWorker;
  #files: Promise<Files> | undefined;

  constructor(limits: Partial<ChildWorkerOptions> = {}) {
    this.#worker = new ChildWorker({ ...LIMITS, ...limits });
  }

  /** Returns all files by name. Throws if they can't be created. */
  read(): Promise<Files> {
    this.#files ??= this.#make().catch((error: unknown) => {
      this.#files = undefined;
      throw error;
    });
    return this.#files;
  }

  /** Returns the size of the archive and of each file, in bytes (docs/product.md, Press kit). */
  async sizes(): Promise<PressKitSizes> {
    const weights = [...(await this.read())].map(([file, bytes]) => [file, bytes.length] as const);
    const { [PRESS_ARCHIVE]: archive = 0, ...files } = Object.fromEntries(weights);
    return { archive, files };
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }

  async #make(): Promise<Files> {
    const made = await this.#worker.run('make');
    if (!(made instanceof Map)) throw new Error('the press kit was not created');
    return new Map([...made].map(([file, bytes]) => [file, asBuffer(bytes)]));
  }
}

/** Copies the bytes, because the received array would keep the whole message in memory. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(Uint8Array.from(bytes).buffer);
