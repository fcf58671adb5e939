import type { DownloadSource } from '@longreturn/core/downloads/store-downloads';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the source of a download that doesn't come from a private feed: 'site' for the site's player, 'public' for
 * other apps.
 */
export function sourceOf(
  { headers }: Pick<FastifyRequest, 'headers'>,
  origins: readonly string[],
): Exclude<DownloadSource, 'private'> {
  const site = headers['sec-fetch-site'];
  const isPlayer = headers['sec-fetch-dest'] === 'audio' && site === 'same-origin';
  return isPlayer || isOwnPage(headers.referer, origins) ? 'site' : 'public';
}

function isOwnPage(referrer: string | undefined, origins: readonly string[]): boolean {
  return referrer !== undefined && URL.canParse(referrer) && origins.includes(new URL(referrer).origin);
}
