import type { ErrorCode } from '@longreturn/contract/errors';
import { expect } from 'vitest';

/** Matches the failure with the code, and with the texts of its fields where they are given. */
export function failing(code: ErrorCode, fields?: Record<string, string>): Error {
  return expect.objectContaining({ code, ...(fields && { fields }) });
}
