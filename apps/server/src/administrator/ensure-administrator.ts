import { randomBytes } from 'node:crypto';
import { ensureAdmin, hasAdministrator } from '@longreturn/core/account/ensure-admin';
import type { Deps } from '@longreturn/core/deps';
import type { Env } from '../env.ts';

/** The default admin, if the owner has configured none. */
const DEFAULT_EMAIL = 'admin@example.org';

/**
 * Ensures that the site has an admin: the one of ADMIN_EMAIL, else a default one on the first start. If no password is
 * configured, one is generated and printed once (docs/product.md, Accounts).
 */
export async function ensureAdministrator(
  deps: Deps,
  { email, password }: Env['admin'],
  tell: (line: string) => void,
): Promise<void> {
  if (email === undefined && (await hasAdministrator(deps))) return;
  const given = { email: email ?? DEFAULT_EMAIL, password: password ?? makePassword() };
  const outcome = await ensureAdmin(deps, given);
  if (outcome === 'created' && password === undefined)
    tell(`The administrator is ${given.email} with the password ${given.password} (shown only once)`);
}

/** Returns a random password that meets the password rules. */
function makePassword(): string {
  return `${randomBytes(15).toString('base64url')}-aA1`;
}
