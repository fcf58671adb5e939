import { z } from 'zod';

const textsSchema = z.array(z.string()).readonly();
const termSchema = z.object({ term: z.string(), text: z.string() });
const titledTextSchema = z.object({ title: z.string(), text: z.string() });

const hostSchema = z.object({
  slug: z.string(),
  portrait: z.string(),
  name: z.string(),
  title: z.string(),
  bio: z.string(),
  specialties: textsSchema,
});

const hostBiographySchema = z.object({
  longBio: textsSchema,
  credentials: textsSchema,
  achievements: textsSchema,
});

/** A paragraph, a list or a table. */
const legalBlockSchema = z.union([
  z.string(),
  z.object({ list: textsSchema }),
  z.object({ table: z.object({ head: textsSchema, rows: z.array(textsSchema).readonly() }) }),
]);

const legalPageSchema = z.object({
  title: z.string(),
  lede: z.string(),
  /** As the page says it: 'January 1, 2024'. */
  updated: z.string(),
  sections: z
    .array(
      z.object({
        /** The fragment of the section's URL. */
        id: z.string(),
        title: z.string(),
        blocks: z.array(legalBlockSchema).readonly(),
        links: z
          .array(z.object({ text: z.string(), href: z.string() }))
          .readonly()
          .optional(),
      }),
    )
    .readonly(),
});

/** The texts about the site that an owner edits. The long ones are null unless the input asks for them. */
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
    /** The end of the title, set apart. */
    titleTurn: z.string(),
    subtitle: z.string(),
    approach: titledTextSchema.extend({ steps: z.array(termSchema).readonly() }),
  }),
  claims: z.object({
    newsletter: z.object({ title: z.string(), lede: z.string(), claim: z.string() }),
    responseTime: titledTextSchema,
  }),
  socials: z.array(z.object({ kind: z.string(), name: z.string(), url: z.url() })).readonly(),
  hosts: z.array(hostSchema).readonly(),
  /** What members get, the most popular first. */
  memberFeatures: textsSchema,
  /** The hosts' long biographies by slug. */
  biographies: z.record(z.string(), hostBiographySchema).nullable(),
  legal: legalPageSchema.nullable(),
});
export type Site = z.infer<typeof siteSchema>;

export const LEGAL_PAGES = ['privacy', 'terms', 'cookies', 'disclosures'] as const;

/** `with` names the long texts to include: the hosts' biographies or one legal page. */
export const siteInput = z.object({ with: z.enum(['biographies', ...LEGAL_PAGES]).optional() });
export type SiteInput = z.infer<typeof siteInput>;
