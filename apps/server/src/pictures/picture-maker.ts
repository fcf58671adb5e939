import { AppError } from '@longreturn/core/app-error';
import { z } from 'zod';
import { ChildEnded, ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import type { PictureVariant } from './make-variants.ts';
import type { PictureOrder } from './picture-process.ts';

/** How much of the machine pictures may take. */
export interface PictureBounds extends ChildWorkerOptions {
  /** Bytes of memory of the process. */
  memoryBytes: number;
}

const BOUNDS: PictureBounds = {
  script: new URL('./picture-process.ts', import.meta.url),
  flags: ['--max-old-space-size=64'], // pictures are outside V8's heap
  waiting: 5,
  timeMs: 10_000,
  idleMs: 30_000,
  memoryBytes: 400 * 1024 * 1024,
};

/** What the process answers. It decodes what strangers send, so its answer is checked. */
const madeSchema = z.union([
  z.object({ pictures: z.array(z.instanceof(Uint8Array)) }),
  z.object({ refused: z.enum(['picture.invalid', 'picture.too_complex']) }),
]);

/** Makes pictures in a child process, one at a time, so that nothing else waits for them (decision 17). */
export class PictureMaker {
  readonly #worker: ChildWorker;

  constructor(bounds: Partial<PictureBounds> = {}) {
    const { memoryBytes, ...limits } = { ...BOUNDS, ...bounds };
    this.#worker = new ChildWorker({ ...limits, args: [String(memoryBytes)] });
  }

  /**
   * Returns the variants of a picture, in their order. Throws picture.invalid, picture.too_complex (also when it takes too
   * much time or memory), and service.unavailable when too many pictures wait.
   */
  async make(given: Uint8Array, variants: readonly PictureVariant[]): Promise<Uint8Array[]> {
    const order: PictureOrder = { given, variants };
    const made = madeSchema.parse(await this.#worker.run({ ...order }).catch(refusalAfter));
    if ('refused' in made) throw new AppError(made.refused);
    return made.pictures;
  }

  /** Ends the process for good; a picture in progress fails. */
  async close(): Promise<void> {
    await this.#worker.close();
  }
}

/** A picture that takes too much time or memory, or breaks its decoder, ends the process by a signal; other ends are our own fault. */
function refusalAfter(error: unknown): { refused: 'picture.too_complex' } {
  if (error instanceof ChildEnded && error.signal !== null) return { refused: 'picture.too_complex' };
  throw error;
}
