import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import type { Drawing } from './rasterise.ts';

/** A page shows few drawings that aren't stored yet: more are a flood. */
const LIMITS: ChildWorkerOptions = {
  script: new URL('./raster-worker.ts', import.meta.url),
  waiting: 50,
  timeMs: 30_000,
  idleMs: 10_000,
};

/** Makes PNGs of SVGs in a child process, one at a time: encoding one here would hold up every other response (decision 16). */
export class Rasteriser {
  readonly #worker: ChildWorker;

  constructor(limits: Partial<ChildWorkerOptions> = {}) {
    this.#worker = new ChildWorker({ ...LIMITS, ...limits });
  }

  /**
   * Returns the drawing as PNG. Throws service.unavailable when too many drawings wait, and an error when the SVG can’t be
   * read or the child process fails.
   */
  async draw(drawing: Drawing): Promise<Buffer> {
    const answer = await this.#worker.run({ ...drawing });
    if (answer instanceof Uint8Array) return Buffer.from(Uint8Array.from(answer).buffer); // not the whole message
    throw new Error(`not drawn: ${String(answer)}`);
  }

  async close(): Promise<void> {
    await this.#worker.close();
  }
}
