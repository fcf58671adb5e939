import type { Context, SessionKeeper } from '@longreturn/api/context';
import { findSession } from '@longreturn/core/account/find-session';
import type { CurrentSession } from '@longreturn/core/account/signed-in';
import { ANONYMOUS } from '@longreturn/core/actor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { providerStatus } from '../provider-status.ts';
import { clientOf } from './client-of.ts';
import { findSecret, sessionCookie, sessionKeeper } from './session-cookie.ts';

const BEARER = /^Bearer ([\w-]{16,128})$/i;

export type SignedInContext = Context & { session: CurrentSession };

/** For responses that are the same for everyone and must not set cookies. */
const NO_KEEPER: SessionKeeper = { keep() {}, forget() {} };

/** Builds the tRPC contexts of requests. */
export class Contexts {
  readonly #parts: Pick<AppParts, 'services' | 'env' | 'pressKit'>;

  constructor(parts: Pick<AppParts, 'services' | 'env' | 'pressKit'>) {
    this.#parts = parts;
  }

  /** Returns the context for a response that is the same for everyone. */
  anonymous(requestId?: string): Context {
    const { deps, identityProviders, mailer } = this.#parts.services;
    return {
      deps,
      actor: ANONYMOUS,
      session: undefined,
      client: { ip: '', device: '' },
      keeper: NO_KEEPER,
      identityProviders: [...identityProviders.keys()],
      providerStatus: providerStatus(this.#parts.env),
      mailer,
      pressKit: this.#parts.pressKit,
      ...(requestId !== undefined && { requestId }),
    };
  }

  /**
   * Returns the context of a request. The actor is the owner of the session in the request's cookie or bearer token, or
   * anonymous without a valid session.
   */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const session = await this.#sessionOf(request, reply);
    return {
      ...this.anonymous(request.id),
      actor: session?.actor ?? ANONYMOUS,
      session,
      client: clientOf(request),
      keeper: sessionKeeper(reply, this.#parts.env),
    };
  }

  /** Returns whether the request has a cookie or token, which could contain a session. */
  mayBeSignedIn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    return headers.cookie !== undefined || headers.authorization !== undefined;
  }

  /**
   * Returns the context of a signed-in user, or undefined for a visitor without a session, who gets the public
   * response.
   */
  async ofSignedIn(request: FastifyRequest, reply: FastifyReply): Promise<SignedInContext | undefined> {
    if (!this.mayBeSignedIn(request)) return undefined;
    const { session, ...context } = await this.of(request, reply);
    return session && { ...context, session };
  }

  async #sessionOf({ headers }: FastifyRequest, reply: FastifyReply): Promise<CurrentSession | undefined> {
    const { services, env } = this.#parts;
    const bearer = BEARER.exec(headers.authorization ?? '')?.[1];
    const secret = bearer ?? findSecret(headers.cookie, env);
    if (secret === undefined) return undefined;
    const session = await findSession(services.deps, secret);
    // The session has just been extended, so the cookie must be extended too.
    if (session?.renewedUntil && bearer === undefined)
      reply.header('set-cookie', sessionCookie({ secret, expiresAt: session.renewedUntil }, env));
    return session;
  }
}
