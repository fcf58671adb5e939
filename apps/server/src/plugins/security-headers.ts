import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Env } from '../env.ts';
import { RESPONSE_POLICY } from './content-security-policy.ts';

/** Denies the features that no page uses. The players' frames are granted what they need (fullscreen, autoplay). */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

export type SecurityHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Returns the security headers of every response, with lower-case names. They are as strict as possible; pages and
 * pictures replace some of them. helmet computes the headers only once, because computing them for each request would
 * cost more than serving a cached page.
 */
export function securityHeaders({ origin }: Pick<Env, 'origin'>): SecurityHeaders {
  const { response, request } = unsentResponse();
  const https = origin.startsWith('https:');
  const apply = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // Only obsolete browsers read these headers, so they are not sent.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  apply(request, response, () => {});
  const made = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return [['content-security-policy', RESPONSE_POLICY], ['permissions-policy', PERMISSIONS], ...made];
}

/** Returns a dummy request and response, because helmet needs a response on which to set the headers. */
function unsentResponse(): { request: IncomingMessage; response: ServerResponse } {
  const request = new IncomingMessage(new Socket());
  return { request, response: new ServerResponse(request) };
}
