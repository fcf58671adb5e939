import { grantCompInput } from '@longreturn/contract/admin-users';
import { MESSAGES } from '@longreturn/contract/messages';
import { z } from 'zod';

/**
 * The fields of a complimentary membership, parsed to what the server expects. It runs through its last day, in the
 * browser's time zone. A membership without an end must be asked for, since an unfinished date reads as empty.
 */
export const compForm = z
  .object({ reason: grantCompInput.shape.reason, endDate: z.string(), hasNoEnd: z.boolean() })
  .refine(({ endDate, hasNoEnd }) => hasNoEnd || endOfDay(endDate) > Date.now(), {
    path: ['endDate'],
    error: MESSAGES.compUntil,
    when: () => true, // the date is also checked if the reason is missing
  })
  .transform(({ reason, endDate, hasNoEnd }) => ({
    reason,
    until: hasNoEnd ? null : new Date(endOfDay(endDate)).toISOString(),
  }));

/** Returns the last second of a day of a date field; NaN if the field is empty. */
function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59`);
}
