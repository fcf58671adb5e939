/** The start failed for a reason the owner can mend; the message is the one line they read. */
export class StartError extends Error {
  static from(what: string, cause: unknown): StartError {
    return new StartError(`${what}: ${reasonOf(cause)}`, { cause });
  }
}

/** The innermost cause says what happened; what wraps it only repeats the query. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return reasonOf(error.cause);
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ');
  return (error.message || ('code' in error ? String(error.code) : error.name)).split('\n')[0] ?? error.name;
}
