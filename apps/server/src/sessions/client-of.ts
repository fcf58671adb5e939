import type { Client } from '@longreturn/core/actor';
import type { FastifyRequest } from 'fastify';

/** Returns what a request reveals about the client that signs in. */
export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip, device: deviceName(headers['user-agent'] ?? '') };
}

/** Order matters: the later ones also contain the names of the earlier ones. */
const BROWSERS: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone|iPod/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

/**
 * Returns a name a user recognises, from the User-Agent header: 'Firefox on Linux'. It contains no version and no text
 * from the client.
 */
function deviceName(userAgent: string): string {
  const named = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (!browser) return system ? `App on ${system}` : 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
