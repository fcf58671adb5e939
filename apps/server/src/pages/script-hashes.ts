import { createHash } from 'node:crypto';

/** Returns the policy sources of inline scripts: 'sha256-…', in quotes. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
