import type { Client } from '@longreturn/core/account/client';
import type { FastifyRequest } from 'fastify';
import { deviceName } from './device-name.ts';

/** Who signs in, as far as a request tells. */
export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip, device: deviceName(headers['user-agent'] ?? '') };
}
