import type { Context, SessionKeeper } from '@longreturn/api/context';
import { findSession } from '@longreturn/core/account/find-session';
import type { CurrentSession } from '@longreturn/core/account/signed-in';
import { ANONYMOUS } from '@longreturn/core/actor';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { clientOf } from './client-of.ts';
import { keeperOf } from './keeper.ts';
import { findSecret, sessionCookie } from './session-cookie.ts';

const BEARER = /^Bearer ([\w-]{16,128})$/i;

export type SignedInContext = Context & { session: CurrentSession };

/** Nobody's browser waits for what is rendered for everyone. */
const NO_KEEPER: SessionKeeper = { keep() {}, forget() {} };

/** Says with what procedures are called. */
export class Contexts {
  readonly #parts: Pick<AppParts, 'services' | 'env' | 'pressKit'>;

  constructor(parts: Pick<AppParts, 'services' | 'env' | 'pressKit'>) {
    this.#parts = parts;
  }

  /** For an answer that is the same for everyone. */
  anonymous(requestId?: string): Context {
    const { deps, identityProviders } = this.#parts.services;
    return {
      deps,
      actor: ANONYMOUS,
      session: undefined,
      client: { ip: '', device: '' },
      keeper: NO_KEEPER,
      identityProviders: [...identityProviders.keys()],
      pressKit: this.#parts.pressKit,
      ...(requestId !== undefined && { requestId }),
    };
  }

  /** For who asks: the owner of the session that the request's cookie or bearer token names, else nobody. */
  async of(request: FastifyRequest, reply: FastifyReply): Promise<Context> {
    const session = await this.#sessionOf(request, reply);
    return {
      ...this.anonymous(request.id),
      actor: session?.actor ?? ANONYMOUS,
      session,
      client: clientOf(request),
      keeper: keeperOf(reply, this.#parts.env),
    };
  }

  /** Whether the request brings anything that could name a session. */
  mayBeSignedIn({ headers }: Pick<FastifyRequest, 'headers'>): boolean {
    return headers.cookie !== undefined || headers.authorization !== undefined;
  }

  /** As `of`, but undefined for a reader without a session: they get what everyone gets. */
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
    // The cookie lives as long as the session that has just been prolonged.
    if (session?.renewedUntil && bearer === undefined)
      reply.header('set-cookie', sessionCookie({ secret, expiresAt: session.renewedUntil }, env));
    return session;
  }
}
