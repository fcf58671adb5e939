import type { FastifyReply } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Grant } from './grants.ts';
import type { Person } from './person.ts';

/** An authorization response to send back to the site. */
export interface SentBack {
  redirectUri: string;
  /** The standard fields: `code` or `error`, and `state`. */
  response: Record<string, string>;
  issuer: string;
  /** The person who consented. */
  person?: Person;
}

/** What differs between the providers. */
export interface Dialect {
  title: string;
  paths: { authorize: string; token: string; keys: string };
  /** The fields that this provider adds to the discovery document. */
  metadata: Record<string, unknown>;
  /** Returns why an authorization request is rejected, or undefined if it is valid. */
  refusal(query: URLSearchParams): string | undefined;
  isClient(form: URLSearchParams, issuer: string): Promise<boolean>;
  /** Returns the claims that this provider adds to the standard claims of the ID token. */
  claims(grant: Grant, clientId: string): JWTPayload;
  /** The error code that is sent if the person cancels. */
  cancelled: string;
  sendBack(reply: FastifyReply, sent: SentBack): FastifyReply;
}
