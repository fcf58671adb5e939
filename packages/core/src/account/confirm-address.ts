import type { ConfirmInput } from '@longreturn/contract/account-input';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Client } from './client.ts';

/** Confirms an address by a mailed link; a visitor becomes a subscriber. Throws input.invalid, link.invalid, rate.limited. */
export async function confirmAddress(_deps: Deps, _client: Client, _input: ConfirmInput): Promise<void> {
  throw new AppError('service.internal');
}
