import { randomBytes } from 'node:crypto';
import type { Passwords } from '../ports.ts';

const made = new WeakMap<Passwords, Promise<string>>();

/**
 * Returns a hash that matches no password. Comparing with it takes as long as comparing with an account's hash. It is
 * created once.
 */
export async function dummyHash(passwords: Passwords): Promise<string> {
  const known = made.get(passwords);
  if (known) return known;
  const hash = passwords.hash(randomBytes(32).toString('base64'));
  made.set(passwords, hash);
  hash.catch(() => made.delete(passwords));
  return hash;
}
