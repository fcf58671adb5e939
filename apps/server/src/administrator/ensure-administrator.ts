import { randomBytes } from 'node:crypto';
import { ensureAdmin, hasAdmin } from '@longreturn/core/account/ensure-admin';
import type { Deps } from '@longreturn/core/deps';
import type { Env } from '../env.ts';

/** The email address of the admin account if ADMIN_EMAIL is not set. */
const DEFAULT_EMAIL = 'admin@example.org';

/**
 * Ensures that the site has an admin. If ADMIN_EMAIL is set, the account with this email address is created or made an
 * admin. Otherwise a default admin account is created if the site has no admin. If ADMIN_PASSWORD is not set, a new
 * account gets a generated password, which is printed once (docs/product.md, Accounts).
 */
export async function ensureAdministrator(
  deps: Deps,
  { email, password }: Env['admin'],
  tell: (line: string) => void,
): Promise<void> {
  if (email === undefined && (await hasAdmin(deps))) return;
  const given = { email: email ?? DEFAULT_EMAIL, password: password ?? makePassword() };
  const outcome = await ensureAdmin(deps, given);
  if (outcome === 'created' && password === undefined)
    tell(`The admin is ${given.email} with the password ${given.password} (shown only once)`);
}

/** Returns a random password that meets the password rules. */
function makePassword(): string {
  return `${randomBytes(15).toString('base64url')}-aA1`;
}
