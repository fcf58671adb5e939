import { ERRORS, type ErrorBody, type ErrorCode } from '@longreturn/contract/errors';
import { AppError } from '@longreturn/core/app-error';
import { firstTexts } from '@longreturn/core/parse-input';
import { isUnavailable } from '@longreturn/core/within';
import { TRPCError } from '@trpc/server';
import { ZodError } from 'zod';

interface ErrorResponse {
  status: number;
  body: ErrorBody;
  /** Seconds until a retry may succeed, for the Retry-After header. */
  retryAfterSec?: number;
}

/** Seconds until a retry may succeed while the service is unavailable. */
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
 * Converts an error to the error response that REST, tRPC and Fastify share. A ZodError is a client error only if tRPC
 * reports it for the input. An unknown error becomes a 500 with the request ID and without the cause.
 */
export function toErrorBody(error: unknown, requestId?: string): ErrorResponse {
  if (error instanceof TRPCError) return fromTrpc(error, requestId);
  if (error instanceof AppError) return fromCore(error, requestId);
  if (isUnavailable(error)) return respond('service.unavailable', requestId);
  return respond(codeOfStatus(error), requestId);
}

function fromCore({ code, fields, retryAfterSec }: AppError, requestId?: string): ErrorResponse {
  return { ...respond(code, requestId, fields), ...(retryAfterSec !== undefined && { retryAfterSec }) };
}

function fromTrpc(error: TRPCError, requestId?: string): ErrorResponse {
  const { cause, code } = error;
  if (cause instanceof AppError) return toErrorBody(cause, requestId);
  if (code === 'BAD_REQUEST' && cause instanceof ZodError)
    return respond('input.invalid', requestId, firstTexts(cause.issues));
  if (code === 'BAD_REQUEST' || code === 'PARSE_ERROR') return respond('input.invalid', requestId);
  if (code === 'NOT_FOUND') return respond('path.unknown', requestId);
  if (code === 'METHOD_NOT_SUPPORTED') return respond('method.unknown', requestId);
  if (code === 'PAYLOAD_TOO_LARGE') return respond('body.too_large', requestId);
  if (code === 'UNSUPPORTED_MEDIA_TYPE') return respond('body.unsupported', requestId);
  if (isUnavailable(cause)) return respond('service.unavailable', requestId);
  return respond('service.internal', requestId);
}

function respond(code: ErrorCode, requestId?: string, fields?: Record<string, string>): ErrorResponse {
  const { status, text } = ERRORS[code];
  const first = fields && Object.values(fields)[0];
  return {
    status,
    body: { error: first ?? text, code, ...(fields && { fields }), ...(status >= 500 && requestId && { requestId }) },
    ...(code === 'service.unavailable' && { retryAfterSec: RETRY_AFTER_SEC }),
  };
}

/**
 * Returns the code for the HTTP status that Fastify or a plugin has set on an error. A 4xx that has no code of its own
 * becomes input.invalid.
 */
function codeOfStatus(error: unknown): ErrorCode {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
  if (status < 400 || status >= 500) return status === 503 ? 'service.unavailable' : 'service.internal';
  return BY_STATUS[status] ?? 'input.invalid';
}
