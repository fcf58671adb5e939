import type { FastifyReply, FastifyRequest } from 'fastify';
import type { SecurityHeaders } from '../plugins/security-headers.ts';
import { takesBrotli, takesGzip } from './accepted-encodings.ts';
import { type Answer, plainBody } from './answer.ts';
import '../plugins/answer-headers.ts';

/**
 * Sends a complete response in an encoding the client accepts, or 304 if the client already has it. Returns nothing: if
 * a handler returned the reply, Fastify would wait for its end needlessly.
 */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): void {
  const headers = [...headersOf(answer, reply.server.securityHeaders), 'x-request-id', request.id];
  if (reply.server.stopping.began) headers.push('connection', 'close');
  const { raw } = reply.hijack(); // the bytes are ready: skip hooks, serialisers and compression
  if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag)) {
    raw.writeHead(304, headers).end();
    return;
  }
  const [encoding, body] = choose(request.headers['accept-encoding'], answer);
  if (encoding) headers.push('content-encoding', encoding);
  headers.push('content-length', String(body.length));
  raw.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body);
}

const prepared = new WeakMap<Answer, readonly string[]>();

/**
 * Returns names and values alternately, the form that Node writes fastest. The response's own headers precede the
 * common ones.
 */
function headersOf(answer: Answer, common: SecurityHeaders): readonly string[] {
  const known = prepared.get(answer);
  if (known) return known;
  const made = Object.entries({ ...Object.fromEntries(common), ...answer.headers, etag: answer.etag }).flat();
  prepared.set(answer, made);
  return made;
}

function choose(accepted: string | string[] | undefined, answer: Answer): [string | undefined, Buffer] {
  if (answer.br && takesBrotli(accepted)) return ['br', answer.br];
  if (answer.gzip && takesGzip(accepted)) return ['gzip', answer.gzip];
  return [undefined, plainBody(answer)];
}

function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given === etag || given === '*' || given.split(',').some((each) => each.trim() === etag);
}
