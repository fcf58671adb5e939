import type { ChildProcess } from 'node:child_process';
import type { PressKitSizes } from '@longreturn/contract/content';
import { PRESS_ARCHIVE } from '@longreturn/site/press-assets';
import { endChild, nextAnswer, startChild } from '../child-process.ts';

type Files = ReadonlyMap<string, Buffer>;

/**
 * The press kit's files and their archive, made once, in a child process, when a reader first asks (decision 16). A
 * failed try is forgotten, so that the next reader's is a new one.
 */
export class PressKitFiles {
  readonly #script: URL;
  #files: Promise<Files> | undefined;
  #child: ChildProcess | undefined;

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
    if (this.#child) await endChild(this.#child);
  }

  async #make(): Promise<Files> {
    const child = startChild(this.#script);
    this.#child = child;
    try {
      const made = await nextAnswer(child);
      if (!(made instanceof Map)) throw new Error('the press kit was not made');
      return new Map([...made].map(([file, bytes]) => [file, asBuffer(bytes)]));
    } finally {
      await endChild(child);
    }
  }
}

/** A copy of its own: what came is a part of the whole message. */
const asBuffer = (bytes: Uint8Array): Buffer => Buffer.from(Uint8Array.from(bytes).buffer);
