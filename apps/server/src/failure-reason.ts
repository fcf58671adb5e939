/**
 * Finds an error's innermost cause and returns the first line of its message. If a query fails, the outer error only
 * repeats the query.
 */
export function failureReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (error.cause instanceof Error) return failureReason(error.cause);
  if (error instanceof AggregateError) return error.errors.map(failureReason).join(', ');
  return (error.message || ('code' in error ? String(error.code) : error.name)).split('\n')[0] ?? error.name;
}
