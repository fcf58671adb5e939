import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/**
 * A fault that affects matching requests. With `lost`, the stand-in does the work, then resets the connection instead
 * of responding. With `held`, the stand-in does the work, but responds only after the faults are cleared.
 */
export const faultSchema = z.object({
  /** The method, if only requests with this method are affected. */
  method: z.string().optional(),
  /** A regular expression for the path without the query string. */
  path: z.string().default(''),
  is: z.enum(['status', 'slow', 'reset', 'lost', 'held']),
  /** The status of the response, if `is` is 'status'. */
  status: z.number().default(500),
  /** The text of the response, if `is` is 'status'. The default is the vendor's JSON. */
  text: z.string().optional(),
  /** How long the response is delayed, if `is` is 'slow'. */
  delayMs: z.number().default(0),
  /** The number of requests that are affected. By default, every request until the faults are cleared. */
  times: z.number().optional(),
});
type Fault = z.infer<typeof faultSchema>;

/** The faults that tests have added. The first one that matches a request applies. */
export class Faults {
  /** The paths of the requests whose responses are held. */
  readonly held: string[] = [];
  #faults: (Fault & { left: number })[] = [];
  #cleared = Promise.withResolvers<void>();

  add(given: z.input<typeof faultSchema>): void {
    const fault = faultSchema.parse(given);
    this.#faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#faults = [];
    this.held.length = 0;
    this.#cleared.resolve();
    this.#cleared = Promise.withResolvers();
  }

  /** Waits until the faults are cleared. */
  async hold(path: string): Promise<void> {
    this.held.push(path);
    await this.#cleared.promise;
  }

  /** Returns the fault that applies to a request, if any, and counts the request. */
  take(method: string, path: string): Fault | undefined {
    const found = this.#faults.find(
      (fault) => fault.left > 0 && (fault.method ?? method) === method && new RegExp(fault.path).test(path),
    );
    if (found) found.left -= 1;
    return found;
  }
}

/** Applies the faults to all requests of `app`, except control calls. `body` returns the vendor's body for a status. */
export function applyFaults(app: FastifyInstance, faults: Faults, body: (status: number) => object): void {
  const cut = new WeakMap<FastifyRequest, Fault>();
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const fault = path.startsWith('/__control') ? undefined : faults.take(request.method, path);
    if (fault?.is === 'status') return reply.code(fault.status).send(fault.text ?? body(fault.status));
    if (fault?.is === 'reset') reply.hijack().raw.socket?.resetAndDestroy();
    if (fault?.is === 'lost' || fault?.is === 'held') cut.set(request, fault);
    if (fault?.is === 'slow') await sleep(fault.delayMs);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    const fault = cut.get(request);
    if (fault?.is === 'lost') reply.raw.socket?.resetAndDestroy();
    if (fault?.is === 'held') await faults.hold(request.url);
    return payload;
  });
}
