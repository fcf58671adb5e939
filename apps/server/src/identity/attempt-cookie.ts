import { fastifyCookie } from '@fastify/cookie';
import type { IdentityProviderName } from '@longreturn/contract/account';
import { z } from 'zod';
import { cookieName, isHttps } from '../cookie-name.ts';
import type { Env } from '../env.ts';

const secret = z.string().regex(/^[\w-]{20,128}$/);

const attemptSchema = z.object({
  state: secret,
  nonce: secret,
  codeVerifier: secret,
  /** Milliseconds since 1970. */
  startedAt: z.number(),
  next: z.string().optional(),
});

/** A try to sign in, and where its reader wanted to go. */
export type KeptAttempt = z.infer<typeof attemptSchema>;

const LIFETIME_SEC = 600;

/** The Set-Cookie line that stores an attempt in the reader's browser for ten minutes. */
export function attemptCookie(name: IdentityProviderName, attempt: KeptAttempt, env: Pick<Env, 'origin'>): string {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return fastifyCookie.serialize(nameOf(name, env), value, { ...attributes(name, env), maxAge: LIFETIME_SEC });
}

/** The Set-Cookie line that clears it: an attempt comes back once. */
export function clearAttemptCookie(name: IdentityProviderName, env: Pick<Env, 'origin'>): string {
  return fastifyCookie.serialize(nameOf(name, env), '', { ...attributes(name, env), maxAge: 0 });
}

/** The attempt that a Cookie header holds; undefined for one that is older than ten minutes or can't be read. */
export function findAttempt(
  name: IdentityProviderName,
  header: string | undefined,
  now: Date,
  env: Pick<Env, 'origin'>,
): KeptAttempt | undefined {
  const attempt = parse(fastifyCookie.parse(header ?? '')[nameOf(name, env)]);
  return attempt && now.getTime() - attempt.startedAt <= LIFETIME_SEC * 1000 ? attempt : undefined;
}

function parse(value = ''): KeptAttempt | undefined {
  try {
    return attemptSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

const nameOf = (name: IdentityProviderName, env: Pick<Env, 'origin'>): string => cookieName(`${name}_attempt`, env);

/**
 * Google's answer is a link that the browser follows. Apple's is a form that another site posts, with which browsers
 * send only cookies that are None and Secure; they keep those from http://localhost too.
 */
function attributes(name: IdentityProviderName, env: Pick<Env, 'origin'>) {
  // On https the cookie's name asks for the path of the whole site.
  const shared = { httpOnly: true, path: isHttps(env) ? '/' : '/api/auth' } as const;
  if (name === 'apple') return { ...shared, sameSite: 'none', secure: true } as const;
  return { ...shared, sameSite: 'lax', secure: isHttps(env) } as const;
}
