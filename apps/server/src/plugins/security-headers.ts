import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Env } from '../env.ts';
import { RESPONSE_POLICY } from './content-security-policy.ts';

/** Features that no page uses. The players' frames delegate what they need (fullscreen, autoplay). */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

export type SecurityHeaders = readonly (readonly [name: string, value: string])[];

/**
 * Returns the headers of every response in their strictest form, with lower-case names; pages and pictures relax some.
 * helmet computes them once, because doing so for each request would cost more than serving a cached page.
 */
export function securityHeaders({ origin }: Pick<Env, 'origin'>): SecurityHeaders {
  const { response, request } = unsentResponse();
  const https = origin.startsWith('https:');
  const apply = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // Only obsolete browsers read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  apply(request, response, () => {});
  const made = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return [['content-security-policy', RESPONSE_POLICY], ['permissions-policy', PERMISSIONS], ...made];
}

/** helmet needs a response to write to, so it gets a dummy one. */
function unsentResponse(): { request: IncomingMessage; response: ServerResponse } {
  const request = new IncomingMessage(new Socket());
  return { request, response: new ServerResponse(request) };
}
