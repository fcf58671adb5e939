import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './raster-worker.ts';

/** Makes PNGs of SVGs beside the main thread, where encoding one would hold up every other answer; one at a time. */
export class Rasteriser {
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  /** The drawing as PNG. Throws when the SVG can't be read. */
  draw(drawing: Drawing): Promise<Buffer> {
    const png = this.#last.then(() => this.#send(drawing));
    this.#last = png.catch(() => {});
    return png;
  }

  async close(): Promise<void> {
    await this.#worker?.terminate();
    this.#worker = undefined;
  }

  async #send(drawing: Drawing): Promise<Buffer> {
    const worker = this.#worker ?? this.#start();
    worker.postMessage(drawing);
    const [answer] = await once(worker, 'message'); // rejects when the worker fails
    if (answer instanceof Uint8Array) return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
    throw new Error(`not drawn: ${String(answer)}`);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./raster-worker.ts', import.meta.url));
    worker.unref(); // an idle worker keeps no process running
    worker.once('exit', () => {
      if (this.#worker === worker) this.#worker = undefined;
    });
    this.#worker = worker;
    return worker;
  }
}
