import type { MailEventsInput } from '@longreturn/contract/newsletter';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';

/** Takes from a mail service which addresses do not want or do not take our mail: they get no newsletter any more. Throws input.invalid. */
export async function recordMailEvents(_deps: Pick<Deps, 'db' | 'clock'>, _input: MailEventsInput): Promise<void> {
  throw new AppError('service.internal');
}
