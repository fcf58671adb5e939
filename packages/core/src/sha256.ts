import { createHash } from 'node:crypto';

/** The SHA-256 of text or bytes, as 64 hexadecimal digits: what is kept of a secret that must only be recognised. */
export function sha256(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}
