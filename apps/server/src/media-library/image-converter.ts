import { AppError } from '@longreturn/core/app-error';
import { z } from 'zod';
import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import { childProgram } from '../own-files.ts';
import { ChildEnded } from '../send-job.ts';
import type { ConvertedImage, ImageJob } from './convert-image.ts';

const BOUNDS: ChildWorkerOptions = {
  script: childProgram('media-library/image-process'),
  args: [String(600 * 1024 * 1024)], // bytes of memory
  flags: ['--max-old-space-size=128'], // images are stored outside V8's heap
  waiting: 20,
  timeMs: 60_000,
  idleMs: 30_000,
};

/** The child's response. It is validated, because the child decodes untrusted files. */
const convertedSchema = z.union([
  z.object({ width: z.int(), height: z.int(), isAnimated: z.boolean() }),
  z.object({ refused: z.enum(['upload.type', 'picture.too_complex']) }),
]);

/** The size of a converted image in pixels. */
export type ImageSize = Exclude<ConvertedImage, { refused: unknown }>;

/**
 * Converts images of the media library in a separate child process, one at a time. The work therefore delays neither
 * requests nor profile pictures (decisions 17 and 25).
 */
export class ImageConverter {
  readonly #worker: ChildWorker;

  constructor(bounds: Partial<ChildWorkerOptions> = {}) {
    this.#worker = new ChildWorker({ ...BOUNDS, ...bounds });
  }

  /**
   * Converts an image from one file to another. Throws upload.type if the image can't be decoded, picture.too_complex if
   * it is too complex or takes too much time or memory, and service.unavailable if too many images are waiting.
   */
  async convert(job: ImageJob): Promise<ImageSize> {
    const converted = convertedSchema.parse(await this.#worker.run({ ...job }).catch(refusalAfter));
    if ('refused' in converted) throw new AppError(converted.refused);
    return converted;
  }

  /** Ends the process permanently; an image in progress fails. */
  async close(): Promise<void> {
    await this.#worker.close();
  }
}

/** Returns the reason for rejecting an image that takes too much time or memory or crashes its decoder. */
function refusalAfter(error: unknown): ConvertedImage {
  if (error instanceof ChildEnded && error.isDueToJob) return { refused: 'picture.too_complex' };
  throw error;
}
