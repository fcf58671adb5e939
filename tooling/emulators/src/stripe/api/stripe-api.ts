import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { newId } from '../objects/stripe-object.ts';
import { API_VERSION, type StripeAccount } from '../stripe-account.ts';
import { expandObject } from './expand.ts';
import { Idempotency, type StoredAnswer } from './idempotency.ts';
import { parseParameters } from './parameters.ts';
import { StripeError } from './stripe-error.ts';

/** The parameters that every endpoint has. */
interface Common {
  expand?: string[] | undefined;
}

/** An endpoint: it gets the parsed parameters and the ID in the path, and returns an object. */
type Endpoint<Input> = (input: Input, id: string) => object;

type Method = 'GET' | 'POST' | 'DELETE';

/** Registers endpoints that check the secret key, parse parameters, honour idempotency keys and expand objects. */
export class StripeApi {
  readonly account: StripeAccount;
  readonly #app: FastifyInstance;
  readonly #secretKey: string;
  readonly #idempotency = new Idempotency();

  constructor(app: FastifyInstance, account: StripeAccount, secretKey: string) {
    this.#app = app;
    this.account = account;
    this.#secretKey = secretKey;
  }

  route<Input extends Common>(method: Method, url: string, schema: z.ZodType<Input>, endpoint: Endpoint<Input>): void {
    const run = (request: FastifyRequest): object => {
      const input = parseParameters(schema, request.body ?? request.query ?? {});
      const { id = '' } = request.params as { id?: string }; // the URLs have no other parameter
      return expandObject(this.account, endpoint(input, id), input.expand ?? []);
    };
    this.#app.route({ method, url, handler: (request, reply) => this.#respond(request, reply, run) });
  }

  async #respond(
    request: FastifyRequest,
    reply: FastifyReply,
    run: (request: FastifyRequest) => object,
  ): Promise<FastifyReply> {
    const { headers, method } = request;
    const given = method === 'POST' ? headers['idempotency-key'] : undefined;
    const key = typeof given === 'string' ? given : undefined;
    reply.headers({
      'request-id': newId('req'),
      'stripe-version': API_VERSION,
      ...(key && { 'idempotency-key': key }),
    });
    reply.type('application/json');
    if (headers.authorization !== `Bearer ${this.#secretKey}`) {
      return send(reply, answerOf(new StripeError(401, 'Invalid API Key provided')));
    }
    const earlier = key === undefined ? undefined : attempt(() => this.#idempotency.begin(key, fingerprintOf(request)));
    if (earlier) return send(reply.header('idempotent-replayed', 'true'), earlier);
    if (this.account.workMs > 0) await sleep(this.account.workMs);
    const answer = attempt(() => ({ status: 200, body: JSON.stringify(run(request), null, 2) }));
    if (key !== undefined) this.#idempotency.end(key, answer);
    return send(reply, answer);
  }
}

const fingerprintOf = ({ method, url, body }: FastifyRequest): string => JSON.stringify([method, url, body]);

const send = (reply: FastifyReply, { status, body }: StoredAnswer): FastifyReply => reply.code(status).send(body);

const answerOf = ({ status, body }: StripeError): StoredAnswer => ({ status, body: JSON.stringify(body) });

/** Runs a step. If the step fails, returns an error response. */
function attempt<Result>(run: () => Result): Result | StoredAnswer {
  try {
    return run();
  } catch (error) {
    const isExpected = error instanceof StripeError;
    return answerOf(isExpected ? error : new StripeError(500, `The stand-in failed: ${String(error)}`));
  }
}
