import { createHash } from 'node:crypto';

/** Takes the texts of a page's inline scripts and returns their sources for its policy: 'sha256-…', in quotes. */
export function scriptHashes(scripts: readonly string[]): string[] {
  return scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}
