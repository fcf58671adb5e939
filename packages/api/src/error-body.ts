import { ERRORS, type ErrorBody, type ErrorCode } from '@longreturn/contract/errors';
import { AppError } from '@longreturn/core/app-error';
import { firstTexts } from '@longreturn/core/first-texts';
import { isUnavailable } from '@longreturn/core/unavailable';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';

interface ErrorAnswer {
  status: number;
  body: ErrorBody;
  /** Seconds after which the same may succeed: the Retry-After header. */
  retryAfterSec?: number;
}

/** Seconds after which a request that found the service unavailable may succeed. */
const RETRY_AFTER_SEC = 5;

const BY_STATUS: Record<number, ErrorCode> = {
  403: 'action.forbidden',
  404: 'path.unknown',
  405: 'method.unknown',
  413: 'body.too_large',
  414: 'path.too_long',
  415: 'body.unsupported',
  429: 'rate.limited',
};

/**
 * The one answer to a failure, for REST, tRPC and Fastify alike. Only an input's ZodError is the caller's
 * fault; whatever is not known is a 500 that says nothing of its cause and carries the request's id.
 */
export function toErrorBody(error: unknown, requestId?: string): ErrorAnswer {
  if (error instanceof TRPCError) return fromTrpc(error, requestId);
  if (error instanceof AppError) return fromCore(error, requestId);
  if (isUnavailable(error)) return answer('service.unavailable', requestId);
  return answer(codeOfStatus(error), requestId);
}

function fromCore({ code, fields, retryAfterSec }: AppError, requestId?: string): ErrorAnswer {
  return { ...answer(code, requestId, fields), ...(retryAfterSec !== undefined && { retryAfterSec }) };
}

function fromTrpc(error: TRPCError, requestId?: string): ErrorAnswer {
  const { cause, code } = error;
  if (cause instanceof AppError) return toErrorBody(cause, requestId);
  if (code === 'BAD_REQUEST' && cause instanceof ZodError)
    return answer('input.invalid', requestId, firstTexts(cause.issues));
  if (code === 'BAD_REQUEST' || code === 'PARSE_ERROR') return answer('input.invalid', requestId);
  if (code === 'NOT_FOUND') return answer('path.unknown', requestId);
  if (code === 'METHOD_NOT_SUPPORTED') return answer('method.unknown', requestId);
  if (code === 'PAYLOAD_TOO_LARGE') return answer('body.too_large', requestId);
  if (code === 'UNSUPPORTED_MEDIA_TYPE') return answer('body.unsupported', requestId);
  if (isUnavailable(cause)) return answer('service.unavailable', requestId);
  return answer('service.internal', requestId);
}

function answer(code: ErrorCode, requestId?: string, fields?: Record<string, string>): ErrorAnswer {
  const { status, text } = ERRORS[code];
  const first = fields && Object.values(fields)[0];
  return {
    status,
    body: { error: first ?? text, code, ...(fields && { fields }), ...(status >= 500 && requestId && { requestId }) },
    ...(code === 'service.unavailable' && { retryAfterSec: RETRY_AFTER_SEC }),
  };
}

/** Fastify and its plugins put an HTTP status on their errors; an unknown 4xx is a bad request. */
function codeOfStatus(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return status === 503 ? 'service.unavailable' : 'service.internal';
  return BY_STATUS[status] ?? 'input.invalid';
}
