const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** Time limits for clients, in milliseconds. */
export interface TimeLimits {
  /** To send the headers of a request. After each limit the connection is closed. */
  headersMs: number;
  /** To send the whole body of a request, unless its route is an upload. */
  bodyMs: number;
  /** To send the whole body of an upload. */
  uploadMs: number;
  /** Without sending a byte of a request or reading a byte of a response. */
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
