import { z } from 'zod';
import { aboutSchema, speakingSchema } from './page-texts.ts';
import { podcastSchema } from './podcast.ts';
import { isoTimeSchema } from './scalars.ts';
import { biographiesSchema, LEGAL_PAGES, legalPageSchema, siteSchema } from './site.ts';

const { brand, hero, claims, addresses, socials, booking, hosts, memberFeatures, switches } = siteSchema.shape;

/** The parts of the site that admins can edit, each with the schema of its value. */
export const SETTING_SCHEMAS = {
  brand,
  hero,
  claims,
  addresses,
  socials,
  booking,
  hosts,
  biographies: biographiesSchema,
  memberFeatures,
  switches,
  podcast: podcastSchema,
  about: aboutSchema,
  speaking: speakingSchema,
  privacy: legalPageSchema,
  terms: legalPageSchema,
  cookies: legalPageSchema,
  disclosures: legalPageSchema,
} as const;

export type SettingPart = keyof typeof SETTING_SCHEMAS;
export type SettingValues = { [Part in SettingPart]: z.output<(typeof SETTING_SCHEMAS)[Part]> };

/** The parts that `Site` consists of. */
export const SITE_PARTS = [
  'brand',
  'hero',
  'claims',
  'addresses',
  'socials',
  'booking',
  'hosts',
  'memberFeatures',
  'switches',
] as const satisfies SettingPart[];

export const SETTING_PARTS = [...SITE_PARTS, 'biographies', 'podcast', 'about', 'speaking', ...LEGAL_PAGES] as const;

const partSchema = z.enum(SETTING_PARTS);

/** Who changed a part, and when. Both are null if the part has its default. */
const changeFields = {
  updatedAt: isoTimeSchema.nullable(),
  /** Also null if the admin's account was deleted. */
  updatedBy: z.object({ id: z.uuid(), name: z.string() }).nullable(),
};

export const settingSummarySchema = z.object({ part: partSchema, title: z.string(), ...changeFields });
export type SettingSummary = z.infer<typeof settingSummarySchema>;

/** A part with its current value and its default. The format of both depends on the part. */
export const settingSchema = settingSummarySchema.extend({ value: z.unknown(), defaultValue: z.unknown() });
export type Setting = z.infer<typeof settingSchema>;

export const settingPartInput = z.object({ part: partSchema });
export type SettingPartInput = z.infer<typeof settingPartInput>;

/** `updatedAt` is the value that the client read. If it is given and the part has changed since, the update is refused. */
const versionField = { updatedAt: isoTimeSchema.nullable().optional() };

export const updateSettingInput = z.object({ part: partSchema, value: z.unknown(), ...versionField });
export type UpdateSettingInput = z.infer<typeof updateSettingInput>;

/** An outside service. */
export const providerStatusSchema = z.object({
  name: z.enum(['mail', 'database', 'storage', 'google', 'apple', 'stripe', 'paypal']),
  displayName: z.string(),
  configured: z.boolean(),
  /** The environment variables to set; empty if the service is configured. */
  missing: z.array(z.string()),
  /** What the site does without the service. */
  otherwise: z.string(),
});
export type ProviderStatus = z.infer<typeof providerStatusSchema>;

/** The outcome of a test email to the admin. */
export const mailTestSchema = z.object({
  to: z.string(),
  accepted: z.boolean(),
  /** Why the email was not accepted; null if it was. */
  reason: z.string().nullable(),
});
export type MailTest = z.infer<typeof mailTestSchema>;
