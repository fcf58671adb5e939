import { z } from 'zod';
import { emailSchema } from './account-input.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';
import { INVISIBLE_CHARACTERS } from './one-line.ts';
import { webUrlSchema } from './scalars.ts';

// These schemas check what admins store. Texts are shown as plain text, never as HTML.

/** Lone surrogates, which PostgreSQL doesn't accept, and all control characters except line breaks and tabs. */
const UNSTORABLE = /[^\P{Cc}\n\t]|\p{Cs}/u;

/** Plain text, possibly with line breaks. */
export const textSchema = z
  .string({ error: MESSAGES.siteText })
  .trim()
  .min(1, MESSAGES.siteText)
  .max(LIMITS.siteTextMax, MESSAGES.textLong(LIMITS.siteTextMax))
  .refine((text) => !UNSTORABLE.test(text), MESSAGES.textInvisible);

export const lineSchema = z
  .string({ error: MESSAGES.siteText })
  .trim()
  .min(1, MESSAGES.siteText)
  .max(LIMITS.siteLineMax, MESSAGES.textLong(LIMITS.siteLineMax))
  .refine((text) => text.search(INVISIBLE_CHARACTERS) < 0, MESSAGES.siteLine);

/** Returns the schema of a list with at least one item. */
export function listOf<Item extends z.ZodType>(item: Item) {
  const error = MESSAGES.siteList(LIMITS.siteListMax);
  return z.array(item).min(1, error).max(LIMITS.siteListMax, error).readonly();
}

const isUnique = (values: readonly unknown[]) => new Set(values).size === values.length;

const textsSchema = listOf(textSchema);
const linesSchema = listOf(lineSchema);
export const termSchema = z.object({ term: lineSchema, text: textSchema });
export const titledTextSchema = z.object({ title: lineSchema, text: textSchema });
const httpsSchema = webUrlSchema(MESSAGES.siteUrl, /^https$/);

const anchorSchema = z
  .string({ error: MESSAGES.siteAnchor })
  .max(LIMITS.slug, MESSAGES.siteAnchor)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, MESSAGES.siteAnchor);

const hostSchema = z.object({
  slug: anchorSchema,
  /** The name of the drawing that shows the host. */
  portrait: z.enum(['maren', 'elias']),
  name: lineSchema,
  title: lineSchema,
  bio: textSchema,
  specialties: linesSchema,
});
export type Host = z.infer<typeof hostSchema>;

const hostBiographySchema = z.object({
  longBio: textsSchema,
  credentials: textsSchema,
  achievements: textsSchema,
});

/** The hosts' long biographies by slug. */
export const biographiesSchema = z.record(z.string(), hostBiographySchema);
export type Biographies = z.infer<typeof biographiesSchema>;

const tableSchema = z
  .object({ head: linesSchema, rows: listOf(textsSchema) })
  .refine(({ head, rows }) => rows.every((row) => row.length === head.length), MESSAGES.siteTable);

/** A paragraph, a list or a table. */
const legalBlockSchema = z.union(
  [textSchema, z.object({ list: textsSchema }), z.object({ table: tableSchema })],
  MESSAGES.siteText,
);
export type LegalBlock = z.infer<typeof legalBlockSchema>;

/** A path of the site, an https URL or a mailto link. Other schemes, such as javascript:, are rejected. */
const linkSchema = z
  .string({ error: MESSAGES.siteLink })
  .trim()
  .max(LIMITS.url, MESSAGES.siteLink)
  .regex(/^(?:\/(?![/\\])|https:\/\/[^\s/]|mailto:[^\s@]+@)[^\s\p{Cc}\p{Cs}\\]*$/u, MESSAGES.siteLink);

const legalSectionSchema = z.object({
  /** The fragment of the section's URL: '/privacy#your-rights'. */
  id: anchorSchema,
  title: lineSchema,
  blocks: listOf(legalBlockSchema),
  /** Links to pages of the site or to other sites, and mailto links. */
  links: listOf(z.object({ text: lineSchema, href: linkSchema })).optional(),
});
export type LegalSection = z.infer<typeof legalSectionSchema>;

export const legalPageSchema = z.object({
  title: lineSchema,
  lede: textSchema,
  /** As shown on the page: 'January 1, 2024'. */
  updated: lineSchema,
  sections: listOf(legalSectionSchema).refine(
    (sections) => isUnique(sections.map(({ id }) => id)),
    MESSAGES.siteUnique,
  ),
});
export type LegalPage = z.infer<typeof legalPageSchema>;

export const LEGAL_PAGES = ['privacy', 'terms', 'cookies', 'disclosures'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export const legalPageInput = z.object({ page: z.enum(LEGAL_PAGES) });
export type LegalPageInput = z.infer<typeof legalPageInput>;

const socialLinkSchema = z.object({
  kind: z.enum(['spotify', 'apple', 'youtube', 'x', 'linkedin', 'instagram', 'tiktok']),
  name: lineSchema,
  url: httpsSchema,
});
export type SocialLink = z.infer<typeof socialLinkSchema>;

/** What admins can switch on and off for everyone. */
const switchesSchema = z.object({
  /** Creating an account, with a password or with Google or Apple. */
  registration: z.boolean(),
  /** Subscribing to the newsletter with the form. */
  newsletter: z.boolean(),
  /** Applying as a guest of the show. */
  guestApplications: z.boolean(),
  /** Sending daily highlights and quarterly summaries without an admin's approval. */
  digestsWithoutApproval: z.boolean().default(false),
});
export type Switches = z.infer<typeof switchesSchema>;

const addressSchema = z.object({ title: lineSchema, email: emailSchema });

/** The texts that the site's owner can edit and that any page can show. */
export const siteSchema = z.object({
  brand: z.object({
    name: lineSchema,
    title: lineSchema,
    description: textSchema,
    copyright: lineSchema,
    disclaimer: textSchema,
  }),
  hero: z.object({
    /** The line above the title, which says what the site is. The default is for values that were stored without it. */
    kicker: lineSchema.default('A weekly podcast and journal'),
    title: lineSchema,
    /** The end of the title, which is shown in another style. */
    titleTurn: lineSchema,
    subtitle: textSchema,
    approach: titledTextSchema.extend({ steps: listOf(termSchema) }),
  }),
  claims: z.object({
    newsletter: z.object({ title: lineSchema, lede: textSchema, claim: lineSchema }),
    responseTime: titledTextSchema,
  }),
  /** The team's email addresses, as pages show them. */
  addresses: z.object({
    general: addressSchema,
    guests: addressSchema,
    press: addressSchema,
    speaking: addressSchema,
    privacy: addressSchema,
  }),
  /** In the order in which every list shows them. */
  socials: listOf(socialLinkSchema).refine((links) => isUnique(links.map(({ kind }) => kind)), MESSAGES.siteUnique),
  /** Where 'Schedule Call' leads. If the URL is null, it leads to the contact form. */
  booking: z.object({ url: httpsSchema.nullable() }),
  hosts: listOf(hostSchema),
  /** What members get, the most popular first. */
  memberFeatures: linesSchema.refine(isUnique, MESSAGES.siteUnique),
  switches: switchesSchema,
});
export type Site = z.infer<typeof siteSchema>;
