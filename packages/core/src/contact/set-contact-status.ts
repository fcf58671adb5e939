import type { ContactItem, SetContactStatusInput } from '@longreturn/contract/contact';
import type { Actor } from '../actor.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Marks a message of the inbox. Throws session.required, action.forbidden, input.invalid, contact.unknown. */
export async function setContactStatus(
  _deps: Pick<Deps, 'db'>,
  _actor: Actor,
  _input: SetContactStatusInput,
): Promise<ContactItem> {
  throw new AppError('service.internal');
}
