import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import { childProgram } from '../own-files.ts';
import type { Drawing } from './rasterise.ts';

/** A page needs only a few drawings that aren't cached yet, so fifty waiting drawings are a sign of abuse. */
const LIMITS: ChildWorkerOptions = {
  script: childProgram('art/raster-worker'),
  waiting: 50,
  timeMs: 30_000,
  idleMs: 10_000,
};

/**
 * Renders SVGs as PNGs in a child process, one at a time. Encoding a PNG in the server's process would delay all other
 * responses (decision 16).
 */
export class Rasteriser {
  readonly #worker: ChildWorker;

  constructor(limits: Partial<ChildWorkerOptions> = {}) {
    this.#worker = new ChildWorker({ ...LIMITS, ...limits });
  }

  /**
   * Returns the drawing as PNG. Throws service.unavailable if too many drawings are waiting, and an error if the SVG
   * can't be parsed or the child process fails.
   */
  async draw(drawing: Drawing): Promise<Buffer> {
    const png = await this.#worker.run({ ...drawing });
    if (!(png instanceof Uint8Array)) throw new Error('the child process sent no bytes');
    return Buffer.from(Uint8Array.from(png).buffer); // a copy: the received bytes would keep the whole message in memory
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }
}
