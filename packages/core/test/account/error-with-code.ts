import type { ErrorCode } from '@longreturn/contract/errors';
import { expect } from 'vitest';

/** Returns a matcher for an error with this code and, if given, these field messages. */
export function errorWithCode(code: ErrorCode, fields?: Record<string, string>): Error {
  return expect.objectContaining({ code, ...(fields && { fields }) });
}
