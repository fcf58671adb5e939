import { PLAIN_PAGE_POLICY } from '../plugins/content-security-policy.ts';

/** Other sites and feed readers may embed the pictures. */
const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' };

export function svgHeaders(caching: string): Record<string, string> {
  return {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': caching,
    'content-security-policy': PLAIN_PAGE_POLICY,
    vary: 'Accept-Encoding',
    ...EMBEDDABLE,
  };
}

export function pngHeaders(caching: string): Record<string, string> {
  return { 'content-type': 'image/png', 'cache-control': caching, ...EMBEDDABLE };
}
