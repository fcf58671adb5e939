import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';

/** An expected failure: a code from the contract's error list, and a message for each invalid field. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds until a retry may succeed. */
  readonly retryAfterSec: number | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>, retryAfterSec?: number) {
    super(ERRORS[code].text);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSec = retryAfterSec;
  }
}
