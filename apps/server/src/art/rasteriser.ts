import type { ChildProcess } from 'node:child_process';
import { endChild, isRunning, nextAnswer, startChild } from '../child-process.ts';
import type { Drawing } from './rasterise.ts';

interface RasteriserOptions {
  script?: URL;
  /** How long the child process waits for another drawing. */
  idleMs?: number;
  /** How long one drawing may take, with the start of the process, in milliseconds. */
  timeMs?: number;
}

const SCRIPT = new URL('./raster-worker.ts', import.meta.url);

/**
 * Makes PNGs of SVGs in a child process, one at a time: encoding one here would hold up every other answer. The process
 * ends when it has nothing to draw for ten seconds, and with it goes what drawing took of memory (decision 16). It is killed
 * when a drawing takes too long, so that the next ones do not wait for it.
 */
export class Rasteriser {
  readonly #script: URL;
  readonly #idleMs: number;
  readonly #timeMs: number;
  #child: ChildProcess | undefined;
  #idle: NodeJS.Timeout | undefined;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ script = SCRIPT, idleMs = 10_000, timeMs = 30_000 }: RasteriserOptions = {}) {
    this.#script = script;
    this.#idleMs = idleMs;
    this.#timeMs = timeMs;
  }

  /** The drawing as PNG. Throws when the SVG can’t be read or the child process fails. */
  draw(drawing: Drawing): Promise<Buffer> {
    const png = this.#last.then(() => this.#send(drawing));
    this.#last = png.catch(() => {});
    return png;
  }

  async close(): Promise<void> {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    if (child) await endChild(child);
  }

  async #send(drawing: Drawing): Promise<Buffer> {
    clearTimeout(this.#idle);
    if (!this.#child || !isRunning(this.#child)) this.#child = startChild(this.#script);
    const child = this.#child;
    const answering = nextAnswer(child);
    const late = setTimeout(() => child.kill('SIGKILL'), this.#timeMs);
    child.send(drawing);
    const answer = await answering.finally(() => clearTimeout(late));
    this.#idle = setTimeout(() => void this.close(), this.#idleMs).unref();
    if (answer instanceof Uint8Array) return Buffer.from(Uint8Array.from(answer).buffer); // not the whole message
    throw new Error(`not drawn: ${String(answer)}`);
  }
}
