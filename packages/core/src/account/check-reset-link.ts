import type { ResetLinkInput } from '@longreturn/contract/account-input';
import { mailedTokens } from '@longreturn/db/schema';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { isValidToken } from './redeem-token.ts';

/**
 * Checks that an emailed link can still set a new password, without using it up, so that its page can warn before the
 * user types a password. Returns nothing about the account. Throws link.invalid, rate.limited.
 */
export async function checkResetLink(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>,
  client: Client,
  { token }: ResetLinkInput,
): Promise<void> {
  await limitTries(deps, 'reset-link:ip', client.ip);
  const isValid = isValidToken(deps, { purpose: 'reset', token });
  const [found] = await deps.db.select({ userId: mailedTokens.userId }).from(mailedTokens).where(isValid);
  if (!found) throw new AppError('link.invalid');
}
