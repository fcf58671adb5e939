import { z } from 'zod';

const textsSchema = z.array(z.string()).readonly();
const termSchema = z.object({ term: z.string(), text: z.string() });
const titledTextSchema = z.object({ title: z.string(), text: z.string() });

const hostSchema = z.object({
  slug: z.string(),
  /** The drawing of the host. */
  portrait: z.enum(['maren', 'elias']),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  specialties: textsSchema,
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

/** A paragraph, a list or a table. */
const legalBlockSchema = z.union([
  z.string(),
  z.object({ list: textsSchema }),
  z.object({ table: z.object({ head: textsSchema, rows: z.array(textsSchema).readonly() }) }),
]);
export type LegalBlock = z.infer<typeof legalBlockSchema>;

const legalSectionSchema = z.object({
  /** The fragment of the section's URL: '/privacy#your-rights'. */
  id: z.string(),
  title: z.string(),
  blocks: z.array(legalBlockSchema).readonly(),
  /** Links to pages of the site, and mailto links. */
  links: z
    .array(z.object({ text: z.string(), href: z.string() }))
    .readonly()
    .optional(),
});
export type LegalSection = z.infer<typeof legalSectionSchema>;

export const legalPageSchema = z.object({
  title: z.string(),
  lede: z.string(),
  /** As shown on the page: 'January 1, 2024'. */
  updated: z.string(),
  sections: z.array(legalSectionSchema).readonly(),
});
export type LegalPage = z.infer<typeof legalPageSchema>;

export const LEGAL_PAGES = ['privacy', 'terms', 'cookies', 'disclosures'] as const;
export type LegalPageName = (typeof LEGAL_PAGES)[number];

export const legalPageInput = z.object({ page: z.enum(LEGAL_PAGES) });
export type LegalPageInput = z.infer<typeof legalPageInput>;

const socialLinkSchema = z.object({
  kind: z.enum(['spotify', 'apple', 'youtube', 'x', 'linkedin', 'instagram', 'tiktok']),
  name: z.string(),
  url: z.url(),
});
export type SocialLink = z.infer<typeof socialLinkSchema>;

/** The texts that the site's owner can edit and that any page can show. */
export const siteSchema = z.object({
  brand: z.object({
    name: z.string(),
    title: z.string(),
    description: z.string(),
    copyright: z.string(),
    disclaimer: z.string(),
  }),
  hero: z.object({
    title: z.string(),
    /** The end of the title, which is shown in another style. */
    titleTurn: z.string(),
    subtitle: z.string(),
    approach: titledTextSchema.extend({ steps: z.array(termSchema).readonly() }),
  }),
  claims: z.object({
    newsletter: z.object({ title: z.string(), lede: z.string(), claim: z.string() }),
    responseTime: titledTextSchema,
  }),
  /** In the order in which every list shows them. */
  socials: z.array(socialLinkSchema).readonly(),
  hosts: z.array(hostSchema).readonly(),
  /** What members get, the most popular first. */
  memberFeatures: textsSchema,
});
export type Site = z.infer<typeof siteSchema>;
