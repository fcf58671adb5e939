import { randomBytes } from 'node:crypto';
import { argon2Passwords } from '@longreturn/providers/passwords/argon2';
import Fastify from 'fastify';
import { HASH_PATH } from './hash-path.ts';

/** A route that returns a constant body of this length and type. */
export interface BareRoute {
  path: string;
  length: number;
  type: string;
}

/**
 * Runs the server that the site is compared with: Fastify with a constant body for each route, and a route that hashes a
 * password. The server runs in a separate process (`node bare-server.ts '[{ "path": … }]'`) and prints its port.
 */
async function serve(routes: readonly BareRoute[]): Promise<void> {
  const app = Fastify();
  for (const { path, length, type } of routes) {
    const body = randomBytes(length);
    app.get(path, (_request, reply) => reply.header('content-type', type).send(body));
  }
  app.post<{ Body: { password: string } }>(HASH_PATH, async ({ body }) => ({
    hash: await argon2Passwords.hash(body.password),
  }));
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(new URL(url).port);
}

await serve(JSON.parse(process.argv[2] ?? '[]') as BareRoute[]); // written by start-bare.ts
