import type { FastifyRequest } from 'fastify';

/**
 * Merges query, body and path into the input of a call. Path fields take precedence. Unknown query parameters are
 * dropped.
 */
export function readInput(request: FastifyRequest, accepts: ReadonlySet<string>): Record<string, unknown> {
  const fields = { ...asFields(request.query), ...asFields(request.body), ...asFields(request.params) };
  const known = Object.entries(fields).filter(([name]) => accepts.has(name));
  return Object.fromEntries(known.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function asFields(part: unknown): Record<string, unknown> {
  return typeof part === 'object' && part !== null ? { ...part } : {};
}
