import type { FastifyReply } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Grant } from './grants.ts';
import type { Person } from './person.ts';

/** The authorization response. */
export interface SentBack {
  redirectUri: string;
  /** The standard fields: `code` or `error`, and `state`. */
  response: Record<string, string>;
  issuer: string;
  /** The person who consented. */
  person?: Person;
}

/** How providers differ. */
export interface Dialect {
  title: string;
  paths: { authorize: string; token: string; keys: string };
  /** Fields of the discovery document besides the endpoints. */
  metadata: Record<string, unknown>;
  /** Returns why an authorization request is refused; undefined when it is valid. */
  refusal(query: URLSearchParams): string | undefined;
  isClient(form: URLSearchParams, issuer: string): Promise<boolean>;
  /** Claims of the id_token besides the standard ones. */
  claims(grant: Grant, clientId: string): JWTPayload;
  /** The error code after a cancelled consent. */
  cancelled: string;
  sendBack(reply: FastifyReply, sent: SentBack): FastifyReply;
}
