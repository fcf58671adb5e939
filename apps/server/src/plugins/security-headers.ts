import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import helmet from 'helmet';
import type { Env } from '../env.ts';
import { ANSWER_POLICY } from './content-security-policy.ts';

/** Features that no page asks for; what the players need (fullscreen, autoplay) is delegated by their frames. */
const PERMISSIONS =
  'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()';

export type SecurityHeaders = readonly (readonly [name: string, value: string])[];

/**
 * The headers of every answer, in lower case, in the strictest form: a page or a picture loosens its own.
 * helmet makes them once instead of anew for each request, which costs more than a cached page does.
 */
export function securityHeaders({ origin }: Pick<Env, 'origin'>): SecurityHeaders {
  const { response, request } = unsentAnswer();
  const https = origin.startsWith('https:');
  const apply = helmet({
    contentSecurityPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    xFrameOptions: { action: 'deny' },
    // Only browsers that have been gone for years read these.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  apply(request, response, () => {});
  const made = Object.entries(response.getHeaders()).map(([name, value]) => [name, String(value)] as const);
  return [['content-security-policy', ANSWER_POLICY], ['permissions-policy', PERMISSIONS], ...made];
}

/** helmet writes to an answer: one that no reader waits for. */
function unsentAnswer(): { request: IncomingMessage; response: ServerResponse } {
  const request = new IncomingMessage(new Socket());
  return { request, response: new ServerResponse(request) };
}
