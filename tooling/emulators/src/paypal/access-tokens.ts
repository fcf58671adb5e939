import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TestClock } from '../payments/test-clock.ts';
import { newDebugId } from './paypal-account.ts';
import { PaypalError } from './paypal-error.ts';

export interface ClientCredentials {
  clientId: string;
  clientSecret: string;
}

/** PayPal's tokens are valid for nine hours. */
const LIFETIME_SEC = 32_400;

/** The issued access tokens and when they expire. */
export class AccessTokens {
  lifetimeSec = LIFETIME_SEC;
  readonly #credentials: string;
  readonly #clock: TestClock;
  #expiry = new Map<string, number>();

  constructor({ clientId, clientSecret }: ClientCredentials, clock: TestClock) {
    this.#credentials = `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`;
    this.#clock = clock;
  }

  /** Makes all tokens issued so far invalid. */
  revoke(): void {
    this.#expiry = new Map();
  }

  /** Adds the route that issues tokens. */
  addRoute(app: FastifyInstance): void {
    app.post<{ Body: URLSearchParams | undefined }>('/v1/oauth2/token', ({ headers, body }, reply) => {
      if (headers.authorization !== this.#credentials) {
        return reply.code(401).send({ error: 'invalid_client', error_description: 'Client Authentication failed' });
      }
      if (!(body instanceof URLSearchParams) || body.get('grant_type') !== 'client_credentials') {
        return reply.code(400).send({ error: 'unsupported_grant_type', error_description: 'unsupported grant_type' });
      }
      return reply.header('cache-control', 'no-store').send(this.#issue());
    });
  }

  /** A Fastify hook that refuses requests without a valid token. */
  readonly guard = async ({ headers }: FastifyRequest, reply: FastifyReply) => {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1];
    if (token === undefined) throw new PaypalError(401, 'AUTHENTICATION_FAILURE');
    if ((this.#expiry.get(token) ?? 0) > this.#clock.now()) return undefined;
    return reply.code(401).send({ error: 'invalid_token', error_description: 'Token signature verification failed' });
  };

  #issue() {
    const token = `A21AA${randomBytes(36).toString('base64url')}`;
    this.#expiry.set(token, this.#clock.now() + this.lifetimeSec * 1000);
    return {
      scope: 'https://uri.paypal.com/services/subscriptions https://uri.paypal.com/services/payments/refund',
      access_token: token,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: this.lifetimeSec,
      nonce: `${new Date(this.#clock.now()).toISOString()}${newDebugId()}`,
    };
  }
}
