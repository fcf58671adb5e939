import type { Env } from './env.ts';

/** Whether the site is served over https. */
export const isHttps = ({ origin }: Pick<Env, 'origin'>): boolean => origin.startsWith('https:');

/**
 * Returns the full name of a cookie. On https it gets the prefix that restricts it to this host, https and the path
 * `/`. On plain http it has no prefix, because browsers would reject it.
 */
export function cookieName(name: string, env: Pick<Env, 'origin'>): string {
  return isHttps(env) ? `__Host-${name}` : name;
}
