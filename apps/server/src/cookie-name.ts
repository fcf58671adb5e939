import type { Env } from './env.ts';

/** Whether the site is served over https. */
export const isHttps = ({ origin }: Pick<Env, 'origin'>): boolean => origin.startsWith('https:');

/**
 * Returns the name of a cookie: on https with the prefix that lets only this host set it, over https and for all paths. Plain
 * http keeps the bare name, since browsers refuse the prefix there.
 */
export function cookieName(name: string, env: Pick<Env, 'origin'>): string {
  return isHttps(env) ? `__Host-${name}` : name;
}
