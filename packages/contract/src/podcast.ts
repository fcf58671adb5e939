import { z } from 'zod';
import { emailSchema } from './account-input.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { INVISIBLE_CHARACTERS } from './one-line.ts';
import { PODCAST_CATEGORIES } from './podcast-categories.ts';
import { lineSchema, textSchema } from './site.ts';

/** A language tag such as 'en' or 'en-GB' (BCP 47). */
const languageSchema = z
  .string({ error: MESSAGES.language })
  .trim()
  .max(LIMITS.languageMax, MESSAGES.language)
  .regex(/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i, MESSAGES.language);

/** A line that may be empty. */
const optionalLineSchema = z
  .string({ error: MESSAGES.siteText })
  .trim()
  .max(LIMITS.siteLineMax, MESSAGES.textLong(LIMITS.siteLineMax))
  .refine((text) => text.search(INVISIBLE_CHARACTERS) < 0, MESSAGES.siteLine);

/** Returns whether the text is a URL with http or https and without a user name or password. */
function isWebUrl(text: string): boolean {
  if (text.search(INVISIBLE_CHARACTERS) >= 0 || !URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}

const hubSchema = z
  .string({ error: MESSAGES.hubUrl })
  .trim()
  .max(LIMITS.url, MESSAGES.hubUrl)
  .refine((text) => text === '' || isWebUrl(text), MESSAGES.hubUrl);

/** How often new episodes appear. */
export const UPDATE_FREQUENCIES = ['daily', 'weekly', 'biweekly', 'monthly', 'irregular'] as const;
export type UpdateFrequency = (typeof UPDATE_FREQUENCIES)[number];

/** What podcast directories and apps read about the show, in addition to the brand and the hosts. */
export const podcastSchema = z.object({
  description: textSchema,
  author: lineSchema,
  /** The person that directories contact to verify the ownership. The email address is public. */
  owner: z.object({ name: lineSchema, email: emailSchema }),
  language: languageSchema,
  category: z.enum(PODCAST_CATEGORIES, { error: MESSAGES.category }),
  /** The default is for values that were stored before this field existed. */
  updateFrequency: z.enum(UPDATE_FREQUENCIES, { error: MESSAGES.updateFrequency }).default('weekly'),
  isExplicit: z.boolean(),
  copyright: lineSchema,
  /** The text of the link to /membership in podcast apps. */
  funding: lineSchema,
  /** Whether other podcast hosting services need the owner's consent to import the feed. */
  isLocked: z.boolean(),
  /** A text that proves to a directory who owns the show; empty if there is none. */
  verification: optionalLineSchema,
  /** Whether the public feed lists premium episodes, without their audio. */
  hasTeasers: z.boolean(),
  /** The WebSub hub to which the site reports changes of the public feed; empty if there is none. */
  hubUrl: hubSchema,
});
export type Podcast = z.infer<typeof podcastSchema>;
