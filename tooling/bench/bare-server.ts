import { randomBytes } from 'node:crypto';
import Fastify from 'fastify';

/** A constant body of this length and type at `path`. */
export interface BareRoute {
  path: string;
  length: number;
  type: string;
}

/**
 * What the site is measured against, in a process of its own: `node bare-server.ts '[{ "path": … }]'`. Nothing but
 * Fastify and one constant body per route; prints its port.
 */
async function serve(routes: readonly BareRoute[]): Promise<void> {
  const app = Fastify();
  for (const { path, length, type } of routes) {
    const body = randomBytes(length);
    app.get(path, (_request, reply) => reply.header('content-type', type).send(body));
  }
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(new URL(address).port);
}

await serve(JSON.parse(process.argv[2] ?? '[]') as BareRoute[]); // written by start-bare.ts
