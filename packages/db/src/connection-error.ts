const FULL = '53300';

/** Codes that only the driver, PostgreSQL and poolers in front of it give. */
const DATABASE_CODES = new Set([
  'ANSWER_TIMEOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'QUERY_TIMEOUT',
  '08P01', // what PgBouncer answers when it has no server
  '25006', // a server that has become a standby takes no writes
  FULL,
  '57014', // a statement ran over its time
  '57P01', // the administrator shut the server down
  '57P02',
  '57P03', // the server is starting
]);

/** A query that had no answer in time, or no connection. */
export class QueryTimeout extends Error {
  readonly code = 'QUERY_TIMEOUT';

  constructor() {
    super('The database did not answer in time');
    this.name = 'QueryTimeout';
  }
}

/** The system's codes: a file or any other connection fails with them too. */
const SYSTEM_CODES = new Set([
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/** Whether a failed query failed because the database is away, not because it was wrong. */
export function isConnectionError(error: unknown): boolean {
  return isAway(error, false);
}

/** drizzle and postgres.js note the query on its error: only there is the system's word about the database. */
function isAway(error: unknown, isQuery: boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException; // drivers and the system put it there
  const ofQuery = isQuery || 'query' in error;
  return DATABASE_CODES.has(code) || (ofQuery && SYSTEM_CODES.has(code)) || isAway(error.cause, ofQuery);
}

/** Whether the server refused a connection because it has no more of them, so that the query was never sent. */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FULL;
}

/** Whether a write failed on the named unique constraint. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const details = error as { code?: string; constraint?: string; constraint_name?: string }; // PGlite's and postgres.js's names
  if (details.code === '23505') return (details.constraint_name ?? details.constraint) === constraint;
  return violates(error.cause, constraint);
}
