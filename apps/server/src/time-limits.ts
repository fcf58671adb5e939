const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Time limits for clients, in milliseconds. If a client exceeds one, its connection is closed. */
export interface TimeLimits {
  /** For sending the headers of a request. */
  headersMs: number;
  /** For sending the whole body of a request, unless the route accepts uploads. */
  bodyMs: number;
  /** For sending the whole body of an upload. */
  uploadMs: number;
  /** The longest pause that a client may make while it sends a request or reads a response. */
  quietMs: number;
  /** The interval at which the limits are checked. */
  checkMs: number;
}

export const TIME_LIMITS: TimeLimits = {
  headersMs: 30 * SECOND,
  bodyMs: 30 * SECOND,
  uploadMs: HOUR,
  quietMs: 30 * SECOND,
  checkMs: SECOND,
};
