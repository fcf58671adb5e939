import type { Client } from '@longreturn/core/actor';
import type { FastifyRequest } from 'fastify';

/** Returns the client of a request: its IP address and the name of its device. */
export function clientOf({ ip, headers }: Pick<FastifyRequest, 'ip' | 'headers'>): Client {
  return { ip, device: deviceName(headers['user-agent'] ?? '') };
}

/** The order matters: Edge, for example, also calls itself Chrome and Safari. */
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
 * Returns a device name that users recognise, such as 'Firefox on Linux', for a User-Agent header. The name contains no
 * version and no text from the header.
 */
function deviceName(userAgent: string): string {
  const named = (names: readonly [RegExp, string][]) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (!browser) return system ? `App on ${system}` : 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
