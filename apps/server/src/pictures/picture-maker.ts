import { AppError } from '@longreturn/core/app-error';
import { z } from 'zod';
import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import { childProgram } from '../own-files.ts';
import { ChildEnded } from '../send-job.ts';
import type { PictureVariant } from './make-variants.ts';
import type { PictureJob } from './picture-process.ts';

/** Resource limits for picture processing. */
export interface PictureBounds extends ChildWorkerOptions {
  /** Memory limit of the process in bytes. */
  memoryBytes: number;
}

const BOUNDS: PictureBounds = {
  script: childProgram('pictures/picture-process'),
  flags: ['--max-old-space-size=64'], // MB; pictures are stored outside V8's heap
  waiting: 5,
  timeMs: 10_000,
  idleMs: 30_000,
  memoryBytes: 400 * 1024 * 1024,
};

/** The response of the process. It is validated, because the process decodes untrusted files. */
const madeSchema = z.union([
  z.object({ pictures: z.array(z.instanceof(Uint8Array)) }),
  z.object({ refused: z.enum(['picture.invalid', 'picture.too_complex']) }),
]);

/**
 * Creates picture variants in a child process, one picture at a time, so that they don't block requests (decision 17).
 */
export class PictureMaker {
  readonly #worker: ChildWorker;

  constructor(bounds: Partial<PictureBounds> = {}) {
    const { memoryBytes, ...limits } = { ...BOUNDS, ...bounds };
    this.#worker = new ChildWorker({ ...limits, args: [String(memoryBytes)] });
  }

  /**
   * Returns the variants of a picture in the requested order. Throws picture.invalid; picture.too_complex, also if the
   * picture takes too much time or memory; and service.unavailable if too many pictures are waiting.
   */
  async make(given: Uint8Array, variants: readonly PictureVariant[]): Promise<Uint8Array[]> {
    const order: PictureJob = { given, variants };
    const made = madeSchema.parse(await this.#worker.run({ ...order }).catch(refusalAfter));
    if ('refused' in made) throw new AppError(made.refused);
    return made.pictures;
  }

  /** Ends the process permanently; a picture in progress fails. */
  async close(): Promise<void> {
    await this.#worker.close();
  }
}

/**
 * Returns the reason for rejecting a picture that takes too much time or memory or crashes the decoder. Rethrows any
 * other error: the site is stopping or has a bug.
 */
function refusalAfter(error: unknown): { refused: 'picture.too_complex' } {
  if (error instanceof ChildEnded && error.isDueToJob) return { refused: 'picture.too_complex' };
  throw error;
}
