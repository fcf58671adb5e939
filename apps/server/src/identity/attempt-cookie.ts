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

/** A sign-in attempt and the page to open afterwards (`next`). */
export type StoredAttempt = z.infer<typeof attemptSchema>;

const LIFETIME_SEC = 600;

/** Returns the Set-Cookie header that stores an attempt in the user's browser for ten minutes. */
export function attemptCookie(name: IdentityProviderName, attempt: StoredAttempt, env: Pick<Env, 'origin'>): string {
  const value = Buffer.from(JSON.stringify(attempt)).toString('base64url');
  return fastifyCookie.serialize(nameOf(name, env), value, { ...attributes(name, env), maxAge: LIFETIME_SEC });
}

/** Returns the Set-Cookie header that clears the attempt. An attempt can be used only once. */
export function clearAttemptCookie(name: IdentityProviderName, env: Pick<Env, 'origin'>): string {
  return fastifyCookie.serialize(nameOf(name, env), '', { ...attributes(name, env), maxAge: 0 });
}

/** Returns the attempt in a Cookie header, or undefined if it is missing, invalid or older than ten minutes. */
export function findAttempt(
  name: IdentityProviderName,
  header: string | undefined,
  now: Date,
  env: Pick<Env, 'origin'>,
): StoredAttempt | undefined {
  const attempt = parse(fastifyCookie.parse(header ?? '')[nameOf(name, env)]);
  return attempt && now.getTime() - attempt.startedAt <= LIFETIME_SEC * 1000 ? attempt : undefined;
}

function parse(value = ''): StoredAttempt | undefined {
  try {
    return attemptSchema.parse(JSON.parse(Buffer.from(value, 'base64url').toString()));
  } catch {
    return undefined;
  }
}

const nameOf = (name: IdentityProviderName, env: Pick<Env, 'origin'>): string => cookieName(`${name}_attempt`, env);

/**
 * Google redirects the browser back with a GET request. Apple makes the browser post a form from Apple's site, and
 * browsers send only `SameSite=None; Secure` cookies with such a form. Both attributes work on http://localhost too.
 */
function attributes(name: IdentityProviderName, env: Pick<Env, 'origin'>) {
  // On https the prefix `__Host-` requires the path `/`.
  const shared = { httpOnly: true, path: isHttps(env) ? '/' : '/api/auth' } as const;
  if (name === 'apple') return { ...shared, sameSite: 'none', secure: true } as const;
  return { ...shared, sameSite: 'lax', secure: isHttps(env) } as const;
}
