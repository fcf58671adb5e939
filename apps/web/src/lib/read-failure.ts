import type { ErrorBody } from '@longreturn/contract/errors';
import { isTRPCClientError } from '@trpc/client';

export interface Failure {
  /** Of contract/errors.ts; undefined when no answer came. */
  code?: string;
  /** The server's text for people. */
  message?: string;
  /** The texts of single fields. */
  fields: Record<string, string>;
}

/** What the server says of a failed call, by either of its surfaces; nothing of it when it was not the server that failed. */
export function readFailure(error: unknown): Failure {
  return isTRPCClientError(error) ? readErrorBody(error.data) : { fields: {} };
}

export function readErrorBody(body: unknown): Failure {
  if (!isErrorBody(body)) return { fields: {} };
  return { code: body.code, message: body.error, fields: body.fields ?? {} };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}
