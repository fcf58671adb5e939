import Fastify, { type FastifyInstance } from 'fastify';
import { authorize } from './authorize.ts';
import type { Dialect } from './dialect.ts';
import { grantToken } from './grant-token.ts';
import { Grants } from './grants.ts';
import { PEOPLE, type Person } from './person.ts';
import { createSigningKeys } from './signing-keys.ts';
import type { StandIn, Switches } from './stand-in.ts';

/** The options of every stand-in. */
export interface EmulatorOptions {
  clientId: string;
  people?: readonly Person[];
  /** The ID of the person who signs in without the account chooser. With 'nobody' the sign-in is cancelled. */
  person?: string;
}

/** A stand-in whose server doesn't listen on a port yet. Its issuer is the origin of the current request's URL. */
export interface IdentityEmulator {
  app: FastifyInstance;
  switches: Switches;
}

/** Creates a stand-in for an OpenID Connect provider. `dialect` defines what differs between providers. */
export async function openIdEmulator(options: EmulatorOptions, dialect: Dialect): Promise<IdentityEmulator> {
  const { clientId, people = PEOPLE, person } = options;
  const keys = await createSigningKeys('RS256');
  const switches: Switches = { person };
  const standIn: StandIn = { clientId, people, dialect, keys, grants: new Grants(), switches };
  const app = Fastify({ forceCloseConnections: true });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  app.addHook('onRequest', (_request, reply, done) => {
    if (switches.fault !== 'down') return done();
    reply.code(503).send({ error: 'temporarily_unavailable' });
  });
  app.get('/.well-known/openid-configuration', ({ host }) => discovery(dialect, `http://${host}`));
  app.get(dialect.paths.keys, () => keys.published);
  app.get(dialect.paths.authorize, (request, reply) => authorize(standIn, request, reply));
  app.post<{ Body: URLSearchParams }>(dialect.paths.token, ({ body, host }, reply) =>
    grantToken(standIn, body, `http://${host}`, reply),
  );
  return { app, switches };
}

function discovery({ paths, metadata }: Dialect, issuer: string) {
  return {
    issuer,
    authorization_endpoint: `${issuer}${paths.authorize}`,
    token_endpoint: `${issuer}${paths.token}`,
    jwks_uri: `${issuer}${paths.keys}`,
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
    ...metadata,
  };
}
