import { createCaller } from '@longreturn/api/app-router';
import type { Context } from '@longreturn/api/context';
import type { ProcedurePath } from '@longreturn/api/procedure-path';
import type { RestRoute } from '@longreturn/api/rest-route';
import type { FastifyRequest } from 'fastify';

export interface RestResponse {
  headers: Record<string, string>;
  json: string;
}

/**
 * Calls the procedure of a route. Returns its result as JSON, for a paged route with the link to the next page at this
 * origin. Throws what the procedure throws.
 */
export async function callProcedure(
  { path, calls, paged }: RestRoute,
  context: Context,
  input: Record<string, unknown>,
  origin: string,
): Promise<RestResponse> {
  // The caller's function at this path.
  const call = followPath(createCaller(context), calls) as (input: unknown) => Promise<unknown>;
  const result = await call(input);
  if (!paged) return { headers: {}, json: JSON.stringify(result) };
  // A paged route calls a keyset list.
  const { items, nextCursor } = result as { items: unknown[]; nextCursor: string | null };
  return { headers: nextPageLink(origin + path, input, nextCursor), json: JSON.stringify(items) };
}

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

/**
 * Returns the Link header for the next page of a list with the same filter (RFC 8288). Returns no header on the last
 * page.
 */
function nextPageLink(url: string, input: Record<string, unknown>, cursor: string | null): { link?: string } {
  if (cursor === null) return {};
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...input, cursor })) query.set(name, String(value));
  return { link: `<${url}?${query}>; rel="next"` };
}

/** Returns the value at a procedure's dotted path in the router's record or in a caller. */
function followPath(root: object, path: ProcedurePath): unknown {
  let found: unknown = root;
  for (const part of path.split('.')) found = (found as Record<string, unknown>)[part]; // the path's type guarantees it
  return found;
}
