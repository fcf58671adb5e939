import type { Client } from '@longreturn/core/account/client';
import type { FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';

/** Returns what a request reveals about the client that signs in. */
export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip, device: deviceName(headers['user-agent'] ?? '') };
}
