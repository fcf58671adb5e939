import { notFound } from '@tanstack/react-router';
import { isTRPCClientError } from '@trpc/client';

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
