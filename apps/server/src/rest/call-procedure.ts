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
 * Calls the procedure of a route and returns its result as JSON. For a paged route the JSON is the array of items, and
 * a Link header has the URL of the next page at `origin`. Throws what the procedure throws.
 */
export async function callProcedure(
  { path, calls, paged }: RestRoute,
  context: Context,
  input: Record<string, unknown>,
  origin: string,
): Promise<RestResponse> {
  // The route's type guarantees that there is a procedure with this name.
  const call = followPath(createCaller(context), calls) as (input: unknown) => Promise<unknown>;
  const result = await call(input);
  if (!paged) return { headers: {}, json: JSON.stringify(result) };
  // The procedure of a paged route returns a keyset page.
  const { items, nextCursor } = result as { items: unknown[]; nextCursor: string | null };
  return { headers: nextPageLink(origin + path, input, nextCursor), json: JSON.stringify(items) };
}

/**
 * Returns the input of a call from the fields of the query, the body and the path. The body overrides the query, and
 * the path overrides both. Unknown fields are dropped.
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

/** Returns the function of the tRPC caller for the procedure at this dotted path. */
function followPath(root: object, path: ProcedurePath): unknown {
  let found: unknown = root;
  for (const part of path.split('.')) found = (found as Record<string, unknown>)[part]; // the path's type guarantees it
  return found;
}
