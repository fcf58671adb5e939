import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';
import type { TRPC_ERROR_CODE_KEY } from '@trpc/server';

const CODES: Record<number, TRPC_ERROR_CODE_KEY> = {
  400: 'BAD_REQUEST',
  401: 'UNAUTHORIZED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_SUPPORTED',
  409: 'CONFLICT',
  413: 'PAYLOAD_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

/** Returns the tRPC code for the HTTP status of an error code. */
export function trpcCodeOf(code: ErrorCode): TRPC_ERROR_CODE_KEY {
  return CODES[ERRORS[code].status] ?? 'INTERNAL_SERVER_ERROR';
}
