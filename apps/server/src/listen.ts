import type { FastifyInstance } from 'fastify';
import type { Env } from './env.ts';
import { StartError } from './start-error.ts';

/** Opens the port. Throws StartError if it is in use or not allowed, or if a plugin fails to load. */
export async function listen(app: FastifyInstance, { port, host }: Pick<Env, 'port' | 'host'>): Promise<void> {
  try {
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    if (error instanceof StartError) throw error;
    throw StartError.from(`PORT ${port} on ${host} can’t be opened`, error);
  }
}
