import { createHash } from 'node:crypto';
import type { Env } from '../env.ts';

/** For responses that are not pages: they can't load anything and can't be framed. */
export const RESPONSE_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** For a page with inline styles and without scripts, or for an SVG that is opened directly. */
export const PLAIN_PAGE_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const PLAYERS = 'https://www.youtube-nocookie.com https://open.spotify.com https://embed.podcasts.apple.com';

/**
 * Returns the Content-Security-Policy of a page. `scriptSources` are the sources of its inline scripts ("'sha256-…'").
 * Only the three players may be framed. The browser may upload to the object store and play audio from it.
 */
export function pageContentSecurityPolicy(
  scriptSources: readonly string[],
  { origin, s3 }: Pick<Env, 'origin'> & Partial<Pick<Env, 's3'>>,
): string {
  const store = s3 ? [new URL(s3.endpoint).origin] : [];
  const directives = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptSources].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...store].join(' '),
    ["media-src 'self' https:", ...store].join(' '), // imported episodes may have their audio on another site
    `frame-src ${PLAYERS}`,
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ];
  if (origin.startsWith('https:')) directives.push('upgrade-insecure-requests');
  return directives.join('; ');
}

/** Returns the source of each inline script for the policy: "'sha256-…'", including the single quotes. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
