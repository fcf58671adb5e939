import type { ErrorBody } from '@longreturn/contract/errors';
import { isTRPCClientError } from '@trpc/client';

export interface Failure {
  /** A code of contract/errors.ts; undefined if there was no response. */
  code?: string;
  /** The server's message for users. */
  message?: string;
  /** Messages by field. */
  fields: Record<string, string>;
}

/** Reads the server's error from a failed call, through tRPC or REST. Empty for errors that are not the server's. */
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
