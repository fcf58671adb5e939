import { randomBytes } from 'node:crypto';
import { ensureAdmin } from '@longreturn/core/account/ensure-admin';
import { hasAdministrator } from '@longreturn/core/account/has-administrator';
import type { Deps } from '@longreturn/core/deps';
import type { Env } from '../env.ts';

/** Who administers a site whose owner has named nobody. */
const NOBODY_NAMED = 'admin@example.org';

/**
 * Sees to it that the site has an administrator: the one of ADMIN_EMAIL, else at the first start a default one. A password
 * that the owner has not given is made up and told once (design §3).
 */
export async function ensureAdministrator(
  deps: Deps,
  { email, password }: Env['admin'],
  tell: (line: string) => void,
): Promise<void> {
  if (email === undefined && (await hasAdministrator(deps))) return;
  const given = { email: email ?? NOBODY_NAMED, password: password ?? makePassword() };
  const outcome = await ensureAdmin(deps, given);
  if (outcome === 'made' && password === undefined)
    tell(`The administrator is ${given.email} with the password ${given.password} (told this once)`);
}

/** Random, and as the rules for passwords want it. */
function makePassword(): string {
  return `${randomBytes(15).toString('base64url')}-aA1`;
}
