import { createHash } from 'node:crypto';
import type { Passwords } from '../ports.ts';

const VERSION = 'quick2';

/** Hashes instantly, for tests of other features. 'quick1:' is an outdated form. */
export const quickPasswords: Passwords = {
  hash: async (password) => `${VERSION}:${digest(password)}`,
  verify: async (hash, password) => hash.split(':')[1] === digest(password),
  isOutdated: (hash) => !hash.startsWith(`${VERSION}:`),
};

function digest(password: string): string {
  return createHash('sha256').update(password).digest('hex');
}
