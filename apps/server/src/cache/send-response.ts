import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../plugins/security-headers.ts';
import { takesBrotli, takesGzip } from './accepted-encodings.ts';
import { plainBody, type StoredResponse } from './stored-response.ts';
import '../plugins/response-headers.ts';

/**
 * Sends a complete response in an encoding that the client accepts, or a 304 if the client already has the response.
 * This function doesn't return the reply, because Fastify would then wait until the response has been sent.
 */
export function sendResponse(request: FastifyRequest, reply: FastifyReply, response: StoredResponse): void {
  const headers = [...headersOf(response, reply.server.securityHeaders), 'x-request-id', request.id];
  if (reply.server.stopping.began) headers.push('connection', 'close');
  const { raw } = reply.hijack(); // the bytes are complete, so hooks, serialisers and compression are skipped
  if (response.status === 200 && isKnown(request, response)) {
    raw.writeHead(304, headers).end();
    return;
  }
  const [encoding, body] = choose(request.headers['accept-encoding'], response);
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  raw.writeHead(response.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

const prepared = new WeakMap<StoredResponse, readonly string[]>();

/**
 * Returns header names and values alternately, because Node writes that form fastest. The headers of the response
 * override the common ones.
 */
function headersOf(response: StoredResponse, common: SecurityHeaders): readonly string[] {
  const known = prepared.get(response);
  if (known) return known;
  const made = Object.entries({ ...Object.fromEntries(common), ...response.headers, etag: response.etag }).flat();
  prepared.set(response, made);
  return made;
}

function choose(accepted: string | string[] | undefined, response: StoredResponse): [string | undefined, Buffer] {
  if (response.br && takesBrotli(accepted)) return ['br', response.br];
  if (response.gzip && takesGzip(accepted)) return ['gzip', response.gzip];
  return [undefined, plainBody(response)];
}

/** Returns whether the client already has the response. If-Modified-Since counts only if the client sends no ETag. */
function isKnown(
  { headers }: FastifyRequest,
  { etag, headers: { 'last-modified': changedAt } }: StoredResponse,
): boolean {
  const { 'if-none-match': etags, 'if-modified-since': since } = headers;
  if (etags !== undefined || since === undefined) return matches(etags, etag);
  // Not `>=`: the current response may have an earlier Last-Modified than the client's copy. An example is the feed of
  // a member who has renewed.
  return since === changedAt;
}

function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given === etag || given === '*' || given.split(',').some((each) => each.trim() === etag);
}
