import { createGroupCodeInput } from '@longreturn/contract/admin-membership';
import { MESSAGES } from '@longreturn/contract/messages';
import { z } from 'zod';
import { endOfDay } from '../../end-of-day.ts';

const { name, seats } = createGroupCodeInput.shape;

/** The fields of a group code, converted for the server. The memberships run until the end of the chosen day. */
export const codeForm = z.object({
  name,
  seats: z
    .string()
    .transform((text) => (text.trim() === '' ? undefined : Number(text)))
    .pipe(seats),
  until: z
    .string()
    .refine((day) => endOfDay(day) > Date.now(), MESSAGES.compUntil)
    .transform((day) => new Date(endOfDay(day)).toISOString()),
});
