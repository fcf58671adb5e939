import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Env } from '../env.ts';
import { securityHeaders } from './security-headers.ts';

type SetHeaders = (request: FastifyRequest, reply: FastifyReply) => void;

/**
 * Returns what gives an answer the request's id and the security headers. They are set on the raw answer and first
 * of all: finished answers bypass Fastify's reply, and whoever answers may still loosen them.
 */
export function answerHeaders(env: Pick<Env, 'origin'>): SetHeaders {
  const headers = securityHeaders(env);
  return ({ id }, { raw }) => {
    raw.setHeader('x-request-id', id);
    for (const [name, value] of headers) raw.setHeader(name, value);
  };
}
