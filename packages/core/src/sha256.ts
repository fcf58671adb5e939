import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of text or bytes as 64 hexadecimal digits. Secrets that only need to be compared are stored as
 * this hash.
 */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}
