import type { Env } from './env.ts';

/** Returns whether the site is served over https. */
export const isHttps = ({ origin }: Pick<Env, 'origin'>): boolean => origin.startsWith('https:');

/**
 * Returns the full name of a cookie. On https, the name starts with `__Host-`, which restricts the cookie to this host,
 * https and the path `/`. On plain http, browsers would reject a cookie with this prefix, so the name has no prefix.
 */
export function cookieName(name: string, env: Pick<Env, 'origin'>): string {
  return isHttps(env) ? `__Host-${name}` : name;
}
