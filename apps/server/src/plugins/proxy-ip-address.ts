import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Env } from '../env.ts';

const WITH_PORT = /^(?:\[([^\]]+)\](?::\d+)?|([^:]+):\d+)$/;

/**
 * Reads the client's IP address from the last entry of X-Forwarded-For, which the trusted proxy wrote. The entry may
 * also have the form `ip:port`, `[v6]` or `[v6]:port`. If the entry has no IP address, `request.ip` is the proxy's
 * address.
 */
export function registerProxyIpAddress(app: FastifyInstance, { trustProxy }: Pick<Env, 'trustProxy'>): void {
  if (!trustProxy) return;
  app.addHook('onRequest', ({ raw: { headers } }, _reply, done) => {
    const given = headers['x-forwarded-for'];
    const ipAddress = given === undefined ? undefined : lastIpAddress(String(given));
    if (ipAddress !== undefined) headers['x-forwarded-for'] = ipAddress;
    else delete headers['x-forwarded-for'];
    done();
  });
}

function lastIpAddress(forwarded: string): string | undefined {
  const entry = forwarded.slice(forwarded.lastIndexOf(',') + 1).trim();
  const [, v6, v4] = WITH_PORT.exec(entry) ?? [];
  const ipAddress = v6 ?? v4 ?? entry;
  return isIP(ipAddress) === 0 ? undefined : ipAddress;
}
