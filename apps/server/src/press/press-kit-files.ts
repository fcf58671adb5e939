import { setTimeout as pause } from 'node:timers/promises';
import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ARCHIVE } from '@longreturn/site/press-assets';
import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import { childProgram } from '../own-files.ts';

type Files = ReadonlyMap<string, Buffer>;

/**
 * The press kit is created only once, so its process ends right afterwards (`idleMs`). Creating it takes half a minute
 * on a slow machine.
 */
const LIMITS: ChildWorkerOptions = {
  script: childProgram('press/press-worker'),
  waiting: 0,
  timeMs: 120_000,
  idleMs: 0,
};

/** How long `sizes` waits for files that are still being created. */
const SIZES_MS = 2000;

interface PressKitOptions extends Partial<ChildWorkerOptions> {
  /** Replaces SIZES_MS. */
  sizesMs?: number;
  /** Is called when the files are complete, if `sizes` has returned null before. */
  onLate?: () => void;
}

/**
 * The files of the press kit and their archive. The first `read` creates them in a child process (decision 16). If that
 * fails, the next `read` tries again.
 */
export class PressKitFiles {
  readonly #worker: ChildWorker;
  readonly #sizesMs: number;
  readonly #onLate: () => void;
  #files: Promise<Files> | undefined;
  #isAwaited = false;

  constructor({ sizesMs = SIZES_MS, onLate = () => {}, ...limits }: PressKitOptions = {}) {
    this.#worker = new ChildWorker({ ...LIMITS, ...limits });
    this.#sizesMs = sizesMs;
    this.#onLate = onLate;
  }

  /** Returns all files by name. Throws if they can't be created. */
  read(): Promise<Files> {
    this.#files ??= this.#make().catch((error: unknown) => {
      this.#files = undefined;
      throw error;
    });
    return this.#files;
  }

  /**
   * Returns the size of the archive and of each file, in bytes (docs/product.md, Press kit). Returns null if the files
   * are not complete within two seconds, so that no page waits for them. Throws if they can't be created.
   */
  async sizes(): Promise<PressKitSizes | null> {
    const files = await Promise.race([this.read(), pause(this.#sizesMs, null, { ref: false })]);
    if (files) return sizesOf(files);
    this.#announceLater();
    return null;
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }

  /** Calls `onLate` once the files are complete. */
  #announceLater(): void {
    if (this.#isAwaited) return;
    this.#isAwaited = true;
    const end = () => {
      this.#isAwaited = false;
    };
    this.read()
      .then(this.#onLate, () => {})
      .finally(end);
  }

  async #make(): Promise<Files> {
    const made = await this.#worker.run('make');
    if (!(made instanceof Map)) throw new Error('the press kit was not created');
    return new Map([...made].map(([file, bytes]) => [file, asBuffer(bytes)]));
  }
}

function sizesOf(made: Files): PressKitSizes {
  const sizes = [...made].map(([file, bytes]) => [file, bytes.length] as const);
  const { [PRESS_ARCHIVE]: archive = 0, ...files } = Object.fromEntries(sizes);
  return { archive, files };
}

/** Copies the bytes, because the received array would keep the whole message in memory. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(Uint8Array.from(bytes).buffer);
