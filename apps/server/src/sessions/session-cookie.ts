import { fastifyCookie } from '@fastify/cookie';
import type { SessionKeeper } from '@longreturn/api/context';
import type { IssuedSession } from '@longreturn/core/account/signed-in';
import type { FastifyReply } from 'fastify';
import { cookieName, isHttps } from '../cookie-name.ts';
import type { Env } from '../env.ts';

const NAME = 'session';

/** Returns the value of the Set-Cookie header that stores a session's secret in the user's browser. */
export function sessionCookie({ secret, expiresAt }: IssuedSession, env: Pick<Env, 'origin'>): string {
  return fastifyCookie.serialize(cookieName(NAME, env), secret, { ...attributes(env), expires: expiresAt });
}

/** Returns the value of the Set-Cookie header that deletes the session cookie. */
function clearSessionCookie(env: Pick<Env, 'origin'>): string {
  return fastifyCookie.serialize(cookieName(NAME, env), '', { ...attributes(env), maxAge: 0 });
}

/** Reads the session secret from a Cookie header. Returns undefined if there is none. */
export function findSecret(header: string | undefined, env: Pick<Env, 'origin'>): string | undefined {
  const name = cookieName(NAME, env);
  if (!header?.includes(name)) return undefined;
  return fastifyCookie.parse(header)[name] || undefined;
}

const attributes = (env: Pick<Env, 'origin'>) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: isHttps(env) }) as const;

/** Returns a keeper that sets or deletes the session cookie on this response. The browser applies the last call. */
export function sessionKeeper(reply: FastifyReply, env: Pick<Env, 'origin'>): SessionKeeper {
  return {
    keep: (session) => void reply.header('set-cookie', sessionCookie(session, env)),
    forget: () => void reply.header('set-cookie', clearSessionCookie(env)),
  };
}
