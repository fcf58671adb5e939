import './no-eval-in-browsers.ts';
import { z } from 'zod';
import { emailSchema, nameSchema } from './account-input.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { oneLine } from './one-line.ts';
import { countSchema, cursorSchema, idSchema, isoTimeSchema, pageOf, plainTextSchema, querySchema } from './scalars.ts';

/** What a message from the contact form can be about. */
export const CONTACT_TYPES = ['general', 'guest', 'collaboration', 'press'] as const;
export type ContactType = (typeof CONTACT_TYPES)[number];

/** Returns the schema of a text with at least `min` characters. A text that is too short or missing gets `error`. */
const textSchema = (min: number, error: string) =>
  plainTextSchema(error).pipe(
    z.string().min(min, error).max(LIMITS.contactTextMax, MESSAGES.textLong(LIMITS.contactTextMax)),
  );

const optionalText = plainTextSchema(MESSAGES.textInvisible)
  .pipe(z.string().max(LIMITS.contactTextMax, MESSAGES.textLong(LIMITS.contactTextMax)))
  .optional();

/** Returns the schema of a single line with at least `min` characters. The line can become the subject of an email. */
const lineSchema = (min: number, error: string) =>
  plainTextSchema(error)
    .refine((text) => !/[\r\n]/.test(text), error)
    .transform(oneLine)
    .pipe(z.string().min(min, error).max(LIMITS.contactLineMax, MESSAGES.textLong(LIMITS.contactLineMax)));

const websiteSchema = plainTextSchema(MESSAGES.website)
  .pipe(z.union([z.literal(''), z.url({ protocol: /^https?$/, error: MESSAGES.website }).max(LIMITS.contactLineMax)]))
  .optional();

/** A honeypot: people don't see this field, so only bots fill it in. */
const honeypotSchema = z.string().max(LIMITS.contactTextMax).optional();

/** The contact form. */
export const contactMessageInput = z.object({
  type: z.literal('general'),
  name: nameSchema,
  email: emailSchema,
  contactType: z.enum(CONTACT_TYPES, { error: MESSAGES.contactType }),
  subject: lineSchema(LIMITS.contactSubjectMin, MESSAGES.subject),
  message: textSchema(LIMITS.contactMessageMin, MESSAGES.message),
  fax: honeypotSchema,
});
export type ContactMessageInput = z.infer<typeof contactMessageInput>;

/** The guest application form. */
export const guestApplicationInput = z.object({
  type: z.literal('guest'),
  name: nameSchema,
  email: emailSchema,
  title: lineSchema(LIMITS.guestLineMin, MESSAGES.professionalTitle),
  organization: lineSchema(LIMITS.guestLineMin, MESSAGES.organization),
  expertise: textSchema(LIMITS.guestTextMin, MESSAGES.expertise),
  topics: textSchema(LIMITS.guestTextMin, MESSAGES.topics),
  bio: textSchema(LIMITS.guestBioMin, MESSAGES.guestBio),
  website: websiteSchema,
  socialMedia: optionalText,
  previousMedia: optionalText,
  fax: honeypotSchema,
});
export type GuestApplicationInput = z.infer<typeof guestApplicationInput>;

/** POST /api/contact accepts both forms. */
export const contactInput = z.discriminatedUnion('type', [contactMessageInput, guestApplicationInput], {
  error: MESSAGES.contactType,
});
export type ContactInput = z.infer<typeof contactInput>;

export const contactResponse = z.object({ message: z.string() });
export type ContactResponse = z.infer<typeof contactResponse>;

export const CONTACT_STATUSES = ['new', 'read', 'answered', 'spam'] as const;
export type ContactStatus = (typeof CONTACT_STATUSES)[number];

/** A message in the admin inbox. */
export const contactItemSchema = z.object({
  id: z.uuid(),
  type: z.enum(['general', 'guest']),
  contactType: z.enum(CONTACT_TYPES),
  name: z.string(),
  email: z.string(),
  subject: z.string(),
  /** The text of a general message; null for a guest application. */
  message: z.string().nullable(),
  /** The fields of a guest application; null for a general message. */
  application: z.record(z.string(), z.string()).nullable(),
  status: z.enum(CONTACT_STATUSES),
  createdAt: isoTimeSchema,
});
export type ContactItem = z.infer<typeof contactItemSchema>;

export const listContactInput = z.object({
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
  q: querySchema.optional(),
  status: z.enum(CONTACT_STATUSES).optional(),
  type: z.enum(['general', 'guest']).optional(),
});
export type ListContactInput = z.infer<typeof listContactInput>;
export const contactItemPage = pageOf(contactItemSchema);
export type ContactItemPage = z.infer<typeof contactItemPage>;

export const setContactStatusInput = z.object({ id: idSchema, status: z.enum(CONTACT_STATUSES) });
export type SetContactStatusInput = z.infer<typeof setContactStatusInput>;

export const contactIdInput = z.object({ id: idSchema });
export type ContactIdInput = z.infer<typeof contactIdInput>;

/** A reply to a message. `author` is null if the admin's account was deleted. */
const contactReplySchema = z.object({
  id: z.uuid(),
  text: z.string(),
  author: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  createdAt: isoTimeSchema,
  /** When the mail server accepted the email; null until then. */
  sentAt: isoTimeSchema.nullable(),
});

/** A message with its replies, oldest first. */
export const contactDetailSchema = contactItemSchema.extend({ replies: z.array(contactReplySchema) });
export type ContactDetail = z.infer<typeof contactDetailSchema>;

/** A UUID as `key` makes a repeated request harmless: only the first request with the key sends an email. */
export const replyToContactInput = z.object({
  id: idSchema,
  text: textSchema(1, MESSAGES.reply),
  key: idSchema.optional(),
});
export type ReplyToContactInput = z.infer<typeof replyToContactInput>;
