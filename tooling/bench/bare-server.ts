import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';

/** A route that returns a constant body of this length and type. */
export interface BareRoute {
  path: string;
  length: number;
  type: string;
}

/**
 * Runs the server that the site is compared with: Fastify with a constant body for each route. The server runs in a
 * separate process (`node bare-server.ts '[{ "path": … }]'`) and prints its port.
 */
async function serve(routes: readonly BareRoute[]): Promise<void> {
  const app = Fastify();
  for (const { path, length, type } of routes) {
    const body = randomBytes(length);
    app.get(path, (_request, reply) => reply.header('content-type', type).send(body));
  }
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(new URL(url).port);
}

await serve(JSON.parse(process.argv[2] ?? '[]') as BareRoute[]); // written by against-bare.ts
