/** What core needs from outside; the server gives the real ones, tests their own. */
export interface Clock {
  now(): Date;
}

/** Makes UUIDv7s: ordered by time of making. */
export interface Ids {
  next(): string;
}

export interface Logger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}
