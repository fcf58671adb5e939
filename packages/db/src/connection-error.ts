const FULL = '53300';

/** Codes that only the driver, PostgreSQL and poolers use. */
const DATABASE_CODES = new Set([
  'ANSWER_TIMEOUT',
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'QUERY_TIMEOUT',
  '08P01', // PgBouncer can't reach its server
  '25006', // the server has become a standby and accepts no writes
  FULL,
  '57014', // a statement exceeded its time limit
  '57P01', // an admin shut the server down
  '57P02',
  '57P03', // the server is starting
]);

/** Thrown if a query gets no connection or no result in time. */
export class QueryTimeout extends Error {
  readonly code = 'QUERY_TIMEOUT';

  constructor() {
    super('The database did not respond in time');
    this.name = 'QueryTimeout';
  }
}

/** Codes of the operating system. File operations and other connections can also fail with these codes. */
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

/** Returns whether a query failed because the database is unavailable, not because of the query itself. */
export function isConnectionError(error: unknown): boolean {
  return isUnavailable(error, false);
}

/**
 * drizzle and postgres.js add the query to their errors. A system code concerns the database only if it is in such an
 * error or in one of its causes.
 */
function isUnavailable(error: unknown, isQuery: boolean): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException; // the drivers and the operating system set `code`
  const ofQuery = isQuery || 'query' in error;
  return DATABASE_CODES.has(code) || (ofQuery && SYSTEM_CODES.has(code)) || isUnavailable(error.cause, ofQuery);
}

/**
 * Returns whether the server rejected a connection because all its connections are in use. In that case, the query
 * wasn't sent.
 */
export function isFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === FULL;
}

/** Returns whether a write violated the named unique constraint. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const details = error as { code?: string; constraint?: string; constraint_name?: string }; // PGlite and postgres.js use different field names
  if (details.code === '23505') return (details.constraint_name ?? details.constraint) === constraint;
  return violates(error.cause, constraint);
}
