import type { FastifyReply } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Grant } from './grants.ts';
import type { Person } from './person.ts';

/** The answer to a request for authorization, on its way back to the site. */
export interface SentBack {
  redirectUri: string;
  /** The standard's fields: `code` or `error`, and `state`. */
  answer: Record<string, string>;
  issuer: string;
  /** Who has consented. */
  person?: Person;
}

/** In what a provider differs from the others. */
export interface Dialect {
  title: string;
  paths: { authorize: string; token: string; keys: string };
  /** What discovery says beside the endpoints. */
  metadata: Record<string, unknown>;
  /** Why a request for authorization is refused; undefined when it is right. */
  refusal(query: URLSearchParams): string | undefined;
  isClient(form: URLSearchParams, issuer: string): Promise<boolean>;
  /** What the id_token says beside the standard. */
  claims(grant: Grant, clientId: string): JWTPayload;
  /** The error that somebody who cancels comes back with. */
  cancelled: string;
  sendBack(reply: FastifyReply, sent: SentBack): FastifyReply;
}
