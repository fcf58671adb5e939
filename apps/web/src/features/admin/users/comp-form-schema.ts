import { grantCompInput } from '@longreturn/contract/admin-users';
import { MESSAGES } from '@longreturn/contract/messages';
import { z } from 'zod';
import { endOfDay } from '../end-of-day.ts';

/**
 * The fields of a complimentary membership, converted for the server. The membership runs until the end of the chosen
 * day, in the browser's time zone. 'Never ends' is a separate checkbox, because an incomplete date also has the value
 * ''.
 */
export const compForm = z
  .object({ reason: grantCompInput.shape.reason, endDate: z.string(), hasNoEnd: z.boolean() })
  .refine(({ endDate, hasNoEnd }) => hasNoEnd || endOfDay(endDate) > Date.now(), {
    path: ['endDate'],
    error: MESSAGES.compUntil,
    when: () => true, // checks the date even if the reason is missing
  })
  .transform(({ reason, endDate, hasNoEnd }) => ({
    reason,
    until: hasNoEnd ? null : new Date(endOfDay(endDate)).toISOString(),
  }));
