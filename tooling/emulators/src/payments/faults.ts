import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';

/** What goes wrong with matching requests. A `lost` answer is cut off after the work is done. */
export const faultSchema = z.object({
  /** The method, if only one fails. */
  method: z.string().optional(),
  /** A regular expression that the path, without the query string, matches. */
  path: z.string().default(''),
  is: z.enum(['status', 'slow', 'reset', 'lost']),
  /** The status of the response, if `is` is 'status'. */
  status: z.number().default(500),
  /** How long the response is delayed, if `is` is 'slow'. */
  delayMs: z.number().default(0),
  /** How many requests fail. Without it all do until the faults are cleared. */
  times: z.number().optional(),
});
type Fault = z.infer<typeof faultSchema>;

/** The faults that tests have asked for. The first that matches a request applies. */
export class Faults {
  #faults: (Fault & { left: number })[] = [];

  add(given: z.input<typeof faultSchema>): void {
    const fault = faultSchema.parse(given);
    this.#faults.push({ ...fault, left: fault.times ?? Number.POSITIVE_INFINITY });
  }

  clear(): void {
    this.#faults = [];
  }

  /** Returns the fault of a request and counts it. */
  take(method: string, path: string): Fault | undefined {
    const found = this.#faults.find(
      (fault) => fault.left > 0 && (fault.method ?? method) === method && new RegExp(fault.path).test(path),
    );
    if (found) found.left -= 1;
    return found;
  }
}

/** Applies the faults to all requests of `app`, except control calls. `body` is the vendor's body of a failure. */
export function applyFaults(app: FastifyInstance, faults: Faults, body: (status: number) => object): void {
  const lost = new WeakSet<FastifyRequest>();
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '';
    const fault = path.startsWith('/__control') ? undefined : faults.take(request.method, path);
    if (fault?.is === 'status') return reply.code(fault.status).send(body(fault.status));
    if (fault?.is === 'reset') reply.hijack().raw.socket?.resetAndDestroy();
    if (fault?.is === 'lost') lost.add(request);
    if (fault?.is === 'slow') await sleep(fault.delayMs);
    return undefined;
  });
  app.addHook('onSend', async (request, reply, payload) => {
    if (lost.has(request)) reply.raw.socket?.resetAndDestroy();
    return payload;
  });
}
