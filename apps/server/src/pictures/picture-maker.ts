import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { AppError } from '@longreturn/core/app-error';
import { type BoundedWork, boundedWork } from '@longreturn/providers/bounded-work';
import { z } from 'zod';
import type { PictureVariant } from './make-variants.ts';
import type { PictureOrder } from './picture-process.ts';

/** How much of the machine pictures may take. */
export interface PictureBounds {
  /** How many may wait while one is being made. */
  waiting: number;
  /** Milliseconds for one picture, with the start of the process. */
  timeMs: number;
  /** Milliseconds without work after which the process ends. */
  idleMs: number;
  /** Bytes of memory of the process. */
  memoryBytes: number;
  /** The program of the process. */
  script: URL;
}

const BOUNDS: PictureBounds = {
  waiting: 5,
  timeMs: 10_000,
  idleMs: 30_000,
  memoryBytes: 400 * 1024 * 1024,
  script: new URL('./picture-process.ts', import.meta.url),
};

/** Its JavaScript needs little: pictures are outside V8's heap. */
const FLAGS = ['--max-old-space-size=64'];

/** What the process answers. It decodes what strangers send, so its answer is checked. */
const madeSchema = z.union([
  z.object({ pictures: z.array(z.instanceof(Uint8Array)) }),
  z.object({ refused: z.enum(['picture.invalid', 'picture.too_complex']) }),
]);

/**
 * Makes pictures in a process of their own, one at a time, so that nothing else waits for them: not the event loop, and
 * not the thread pool that hashes passwords. The process starts with the first picture and ends when idle.
 */
export class PictureMaker {
  readonly #bounds: PictureBounds;
  readonly #inTurn: BoundedWork;
  #child: ChildProcess | undefined;
  #isClosed = false;
  #idle: NodeJS.Timeout | undefined;

  constructor(bounds: Partial<PictureBounds> = {}) {
    this.#bounds = { ...BOUNDS, ...bounds };
    const { waiting, timeMs } = this.#bounds;
    this.#inTurn = boundedWork({ atOnce: 1, waiting, retryAfterSec: Math.ceil(timeMs / 1000) });
  }

  /**
   * The variants of a picture, in their order. Throws picture.invalid, picture.too_complex (also when it takes too much
   * time or memory), and service.unavailable when too many wait.
   */
  make(given: Uint8Array, variants: readonly PictureVariant[]): Promise<Uint8Array[]> {
    return this.#inTurn(async () => {
      if (this.#isClosed) throw new AppError('service.unavailable');
      clearTimeout(this.#idle);
      const child = this.#child ?? this.#start();
      try {
        return await this.#order(child, { given, variants });
      } finally {
        this.#idle = setTimeout(() => this.#end(), this.#bounds.idleMs).unref();
      }
    });
  }

  /** Ends the process for good; pictures in hand fail. */
  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#idle);
    this.#end();
  }

  #end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #order(child: ChildProcess, order: PictureOrder): Promise<Uint8Array[]> {
    const waiting = new AbortController();
    const late = setTimeout(() => child.kill('SIGKILL'), this.#bounds.timeMs);
    try {
      child.send(order);
      const made = await Promise.race([
        once(child, 'message', waiting).then(([answer]) => madeSchema.parse(answer)), // rejects when it can't be reached
        once(child, 'exit', waiting).then(([code, signal]) => refusalAfter(code, signal)),
      ]);
      if ('refused' in made) throw new AppError(made.refused);
      return made.pictures;
    } finally {
      clearTimeout(late);
      waiting.abort();
    }
  }

  #start(): ChildProcess {
    const { script, memoryBytes } = this.#bounds;
    const child = fork(fileURLToPath(script), [String(memoryBytes)], {
      execArgv: FLAGS,
      env: {}, // the secrets of the site are none of its business
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    child.unref(); // an idle process keeps the site's running no longer
    child.channel?.unref();
    const forget = () => {
      if (this.#child === child) this.#child = undefined;
    };
    child.once('exit', forget);
    child.on('error', forget);
    this.#child = child;
    return child;
  }
}

/** A picture that takes too much time or memory, or breaks its decoder, ends the process by a signal; other ends are our own fault. */
function refusalAfter(code: number | null, signal: string | null): { refused: 'picture.too_complex' } {
  if (signal === null) throw new Error(`the picture process ended with code ${code}`);
  return { refused: 'picture.too_complex' };
}
