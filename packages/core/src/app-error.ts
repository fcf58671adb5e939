import { ERRORS, type ErrorCode } from '@longreturn/contract/errors';

/** A failure the product knows: a code of the catalogue, and per field a text where fields are to blame. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  /** Seconds after which the same may succeed. */
  readonly retryAfterSec: number | undefined;

  constructor(code: ErrorCode, fields?: Record<string, string>, retryAfterSec?: number) {
    super(ERRORS[code].text);
    this.name = 'AppError';
    this.code = code;
    this.fields = fields;
    this.retryAfterSec = retryAfterSec;
  }
}
