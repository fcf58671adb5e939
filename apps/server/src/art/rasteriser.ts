import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Drawing } from './rasterise.ts';

/** Makes PNGs of SVGs beside the main thread, where encoding one would hold up every other answer; one at a time. */
export class Rasteriser {
  readonly #script: URL;
  #worker: Worker | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor(script: URL = new URL('./raster-worker.ts', import.meta.url)) {
    this.#script = script;
  }

  /** The drawing as PNG. Throws when the SVG can’t be read or the worker fails. */
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
    const waiting = new AbortController();
    try {
      worker.postMessage(drawing);
      const [answer] = await Promise.race([
        once(worker, 'message', waiting), // rejects when the worker fails
        once(worker, 'exit', waiting).then(() => ['the worker ended']),
      ]);
      if (answer instanceof Uint8Array) return Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
      throw new Error(`not drawn: ${String(answer)}`);
    } finally {
      waiting.abort();
    }
  }

  #start(): Worker {
    const worker = new Worker(this.#script);
    worker.unref(); // an idle worker keeps no process running
    const forget = () => {
      if (this.#worker === worker) this.#worker = undefined;
    };
    worker.once('exit', forget);
    worker.on('error', forget); // some time before its exit: nothing may be sent to it in between
    this.#worker = worker;
    return worker;
  }
}
