import type { FastifyReply } from 'fastify';

/** Lets scripts of other sites request a range of a file or revalidate their copy. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, HEAD',
  'access-control-allow-headers': 'Range, If-Range, If-None-Match, If-Modified-Since, Cache-Control',
  'access-control-max-age': '86400',
};

/** Answers the preflight request (CORS) that a browser sends before a script of another site requests a public file. */
export const sendPreflight = (reply: FastifyReply): FastifyReply => reply.code(204).headers(HEADERS).send();
