import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { Identity } from '../ports.ts';
import type { Client } from './client.ts';
import type { SignedIn } from './signed-in.ts';

/** Signs in whom Google or Apple names: by (provider, subject); else by address, when both sides have verified it; else a new account (design: Accounts). Throws identity.refused, email.taken, account.frozen. */
export async function signInWithIdentity(_deps: Deps, _client: Client, _identity: Identity): Promise<SignedIn> {
  throw new AppError('service.internal');
}
