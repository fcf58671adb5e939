import type { ContactItemPage, ListContactInput } from '@longreturn/contract/contact';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** A page of the inbox, newest first; `q` matches name, address or subject. Throws session.required, action.forbidden, input.invalid. */
export async function listContact(
  _deps: Pick<Deps, 'db'>,
  _actor: Actor,
  _input: ListContactInput,
): Promise<ContactItemPage> {
  throw new AppError('service.internal');
}
