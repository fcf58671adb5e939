const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** How long a client may take, in milliseconds. */
export interface TimeLimits {
  /** For the headers of a request. */
  headersMs: number;
  /** For the whole body of a request, unless its route is an upload. */
  bodyMs: number;
  /** For the whole body of an upload. */
  uploadMs: number;
  /** Without sending a byte of a body, or without reading a byte of an answer. */
  quietMs: number;
  /** How often these limits are checked. */
  checkMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 30 * SECOND,
  bodyMs: 30 * SECOND,
  uploadMs: HOUR,
  quietMs: 30 * SECOND,
  checkMs: SECOND,
};
