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

/** Whether the error is caused by a mailed link that is unknown, expired or incomplete. */
export function isLinkFault({ code }: Failure): boolean {
  return code === 'link.invalid' || code === 'input.invalid';
}

/** Runs a loader's read. A 4xx response to it becomes the 404 page. */
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
