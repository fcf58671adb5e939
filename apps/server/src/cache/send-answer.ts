import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './answer.ts';

/** Sends a finished answer in an encoding the reader takes, or 304 when they have it. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, answer: Answer): FastifyReply {
  const { raw } = reply;
  reply.hijack(); // the bytes are ready: nothing is left for serialisers and compression to do
  const headers: Record<string, string | number> = { ...answer.headers, etag: answer.etag };
  if (answer.status === 200 && matches(request.headers['if-none-match'], answer.etag)) {
    raw.writeHead(304, headers).end();
    return reply;
  }
  const [encoding, body] = choose(request.headers['accept-encoding'], answer);
  if (encoding) headers['content-encoding'] = encoding;
  headers['content-length'] = body.length;
  raw.writeHead(answer.status, headers).end(request.method === 'HEAD' ? undefined : body);
  return reply;
}

const BROTLI = /(?:^|[\s,])br\s*(?:$|,|;(?!\s*q=0(?:\.0{0,3})?\s*(?:$|,)))/i;
const GZIP = /(?:^|[\s,])gzip\s*(?:$|,|;(?!\s*q=0(?:\.0{0,3})?\s*(?:$|,)))/i;

function choose(accepted: string | string[] | undefined, answer: Answer): [string | undefined, Buffer] {
  const text = String(accepted ?? '');
  if (answer.br && BROTLI.test(text)) return ['br', answer.br];
  if (answer.gzip && GZIP.test(text)) return ['gzip', answer.gzip];
  return [undefined, answer.identity];
}

function matches(given: string | undefined, etag: string): boolean {
  if (given === undefined) return false;
  return given === etag || given === '*' || given.split(',').some((each) => each.trim() === etag);
}
