import type { ErrorBody } from '@longreturn/contract/errors';
import { notFound } from '@tanstack/react-router';
import { isTRPCClientError } from '@trpc/client';

export interface Failure {
  /** A code of contract/errors.ts; undefined if there was no response. */
  code?: string;
  /** The server's message for users. */
  message?: string;
  /** Messages by field. */
  fields: Record<string, string>;
}

/** Returns the server's error from a failed tRPC call; without code and message if the error isn't from the server. */
export function readFailure(error: unknown): Failure {
  return isTRPCClientError(error) ? readErrorBody(error.data) : { fields: {} };
}

/** Returns the server's error from the JSON body of a REST response; without code and message for any other body. */
export function readErrorBody(body: unknown): Failure {
  if (!isErrorBody(body)) return { fields: {} };
  return { code: body.code, message: body.error, fields: body.fields ?? {} };
}

function isErrorBody(body: unknown): body is ErrorBody {
  return typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'string';
}

/** Returns whether the cause is an emailed link that is unknown, expired or incomplete. */
export function isInvalidLinkError({ code }: Failure): boolean {
  return code === 'link.invalid' || code === 'input.invalid';
}

/**
 * Resolves to what a loader reads. If the server responds with a 4xx status other than 429, shows the 404 page.
 * Rethrows other errors.
 */
export async function loadOrNotFound<Data>(reading: Promise<Data>): Promise<Data> {
  try {
    return await reading;
  } catch (error) {
    if (isTRPCClientError(error) && isCallersFault(error.data)) throw notFound();
    throw error;
  }
}

function isCallersFault(data: unknown): boolean {
  const status = typeof data === 'object' && data !== null && 'httpStatus' in data ? Number(data.httpStatus) : 500;
  return status >= 400 && status < 500 && status !== 429;
}
