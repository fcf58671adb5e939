import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import type { Drawing } from './rasterise.ts';

/** A page needs few drawings that aren't stored yet. More of them are a flood. */
const LIMITS: ChildWorkerOptions = {
  script: new URL('./raster-worker.ts', import.meta.url),
  waiting: 50,
  timeMs: 30_000,
  idleMs: 10_000,
};

/**
 * Renders SVGs as PNGs in a child process, one at a time, because encoding one here would delay every other response
 * (decision 16).
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
    const result = await this.#worker.run({ ...drawing });
    if (result instanceof Uint8Array) return Buffer.from(Uint8Array.from(result).buffer); // copies the bytes, so that the whole message is not retained
    throw new Error(`drawing failed: ${String(result)}`);
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }
}
