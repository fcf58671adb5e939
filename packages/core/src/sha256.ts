import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of text or bytes as 64 hexadecimal digits. Secrets that only need to be recognized are stored
 * this way.
 */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}
