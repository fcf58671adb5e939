import { fastifyCookie } from '@fastify/cookie';
import type { IssuedSession } from '@longreturn/core/account/signed-in';
import type { Env } from '../env.ts';

const NAME = 'session';

/** The Set-Cookie line that keeps a session's secret with the reader's browser (design: Accounts). */
export function sessionCookie({ secret, expiresAt }: IssuedSession, env: Pick<Env, 'origin'>): string {
  return fastifyCookie.serialize(NAME, secret, { ...attributes(env), expires: expiresAt });
}

/** The one that takes it away. */
export function noSessionCookie(env: Pick<Env, 'origin'>): string {
  return fastifyCookie.serialize(NAME, '', { ...attributes(env), maxAge: 0 });
}

/** The secret that a Cookie header holds. */
export function findSecret(header: string | undefined): string | undefined {
  if (!header?.includes(NAME)) return undefined;
  return fastifyCookie.parse(header)[NAME] || undefined;
}

const attributes = ({ origin }: Pick<Env, 'origin'>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: origin.startsWith('https:') }) as const;
