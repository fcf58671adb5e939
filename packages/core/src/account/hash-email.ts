import { createHmac } from 'node:crypto';
import { emailKey } from '@longreturn/contract/email-key';
import type { Deps } from '../deps.ts';
import { siteKey } from '../site-key.ts';

/**
 * Returns the key under which failed logins of an email address are stored: the HMAC-SHA256 of its `emailKey` with a
 * key of the site, in hex.
 */
export async function hashEmail(deps: Pick<Deps, 'db' | 'clock'>, email: string): Promise<string> {
  const key = await siteKey(deps, 'login-addresses');
  return createHmac('sha256', key).update(emailKey(email)).digest('hex');
}
