import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { JWTPayload } from 'jose';
import type { Fault } from './fault.ts';
import type { Grant } from './grants.ts';
import type { StandIn } from './stand-in.ts';

const LIFETIME_SEC = 3600;

/**
 * Responds to a token request: exchanges a code for tokens. A code works once, for the client that it was issued to.
 */
export async function grantToken(standIn: StandIn, form: URLSearchParams, issuer: string, reply: FastifyReply) {
  const { clientId, dialect, keys, grants, switches } = standIn;
  if (form.get('client_id') !== clientId || !(await dialect.isClient(form, issuer))) {
    return reply.code(401).send({ error: 'invalid_client' });
  }
  const grant = grants.redeem(form);
  if (!grant) return reply.code(400).send({ error: 'invalid_grant' });
  const fault = switches.fault ?? grant.fault;
  if (fault === 'silent') return new Promise<never>(() => {});
  if (fault === 'down') return reply.code(503).send({ error: 'temporarily_unavailable' });
  if (fault === 'unverified') grant.person = { ...grant.person, emailVerified: false };
  const claims = { ...standardClaims(grant, issuer, clientId), ...dialect.claims(grant, clientId) };
  return reply.header('cache-control', 'no-store').send({
    access_token: randomBytes(24).toString('base64url'),
    expires_in: LIFETIME_SEC,
    token_type: 'Bearer',
    id_token: await keys.sign({ ...claims, ...wrongClaims(fault) }, fault),
  });
}

function standardClaims({ person, nonce }: Grant, issuer: string, clientId: string): JWTPayload {
  const now = Math.floor(Date.now() / 1000);
  return {
    iss: issuer,
    aud: clientId,
    iat: now,
    exp: now + LIFETIME_SEC,
    email: person.email,
    ...(nonce && { nonce }),
  };
}

function wrongClaims(fault: Fault | undefined): JWTPayload {
  switch (fault) {
    case 'issuer':
      return { iss: 'https://issuer.example' };
    case 'audience':
      return { aud: 'another-client' };
    case 'nonce':
      return { nonce: 'of-another-attempt' };
    case 'expired':
      return { exp: Math.floor(Date.now() / 1000) - LIFETIME_SEC };
    case 'no-address':
      return { email: undefined };
    default:
      return {};
  }
}
