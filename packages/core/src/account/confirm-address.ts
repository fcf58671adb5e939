import { type ConfirmInput, confirmInput } from '@longreturn/contract/account-input';
import type { Deps } from '../deps.ts';
import { inTransaction } from '../in-transaction.ts';
import { parseInput } from '../parse-input.ts';
import { limitTries } from '../rate-limits/limit-tries.ts';
import type { Client } from './client.ts';
import { markAddressConfirmed } from './mark-address-confirmed.ts';
import { redeemToken } from './redeem-token.ts';

/** Confirms an address by a mailed link; a visitor becomes a subscriber. Throws input.invalid, link.invalid, rate.limited. */
export async function confirmAddress(deps: Deps, client: Client, input: ConfirmInput): Promise<void> {
  const { token } = parseInput(confirmInput, input);
  await limitTries(deps, 'confirm:ip', client.ip);
  await inTransaction(deps, async (deps) => {
    const user = await redeemToken(deps, { purpose: 'confirm', token });
    await markAddressConfirmed(deps, user);
  });
}
