const CODES = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
  '53300', // too many connections
  '57014', // a statement ran over its time
  '57P01', // the administrator shut the server down
  '57P02',
  '57P03', // the server is starting
]);

/** Whether a failed query failed because the database is away, not because it was wrong. */
export function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as NodeJS.ErrnoException; // drivers and the system put it there
  return (code !== undefined && CODES.has(code)) || isConnectionError(error.cause);
}

/** Whether a write failed on the named unique constraint. */
export function violates(error: unknown, constraint: string): boolean {
  if (!(error instanceof Error)) return false;
  const details = error as { code?: string; constraint?: string; constraint_name?: string }; // PGlite's and postgres.js's names
  if (details.code === '23505') return (details.constraint_name ?? details.constraint) === constraint;
  return violates(error.cause, constraint);
}
