import type { FastifyRequest } from 'fastify';
import { unprocessable } from './paypal-error.ts';

/** Stores what each request with a PayPal-Request-Id has created. */
export class Replays<Made> {
  readonly #done = new Map<string, { request: string; made: Made }>();

  /**
   * Creates something once per PayPal-Request-Id. A repeated request gets what the first one created. Throws if the ID
   * was used for another request.
   */
  once({ method, url, headers, body }: FastifyRequest, create: () => Made): { made: Made; isReplay: boolean } {
    const id = headers['paypal-request-id'];
    if (typeof id !== 'string') return { made: create(), isReplay: false };
    const request = JSON.stringify([method, url, body]);
    const done = this.#done.get(id);
    if (done && done.request !== request) {
      throw unprocessable('DUPLICATE_REQUEST_ID', 'The value of PayPal-Request-Id header has already been used.');
    }
    if (done) return { made: done.made, isReplay: true };
    const made = create();
    this.#done.set(id, { request, made });
    return { made, isReplay: false };
  }
}
