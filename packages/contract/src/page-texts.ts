import { z } from 'zod';
import { lineSchema, listOf, termSchema, textSchema, titledTextSchema } from './site.ts';

/** The texts of /about, except the hosts and the ways to contact the team. */
export const aboutSchema = z.object({
  lede: textSchema,
  hosts: z.object({ title: lineSchema, lede: textSchema }),
  vision: z.object({ title: lineSchema, paragraphs: listOf(textSchema), principles: listOf(termSchema) }),
  team: z.object({ title: lineSchema, lede: textSchema, roles: listOf(titledTextSchema) }),
});
export type About = z.infer<typeof aboutSchema>;

const formatSchema = titledTextSchema.extend({ length: lineSchema, button: lineSchema });
export type SpeakingFormat = z.infer<typeof formatSchema>;

/** The texts of /speaking. */
export const speakingSchema = z.object({
  title: lineSchema,
  lede: textSchema,
  /** How long sessions are. */
  length: lineSchema,
  topics: z.object({ title: lineSchema, button: lineSchema, items: listOf(titledTextSchema) }),
  formats: z.object({ title: lineSchema, items: listOf(formatSchema) }),
  testimonials: z.object({
    title: lineSchema,
    items: listOf(z.object({ quote: textSchema, role: lineSchema, event: lineSchema })),
  }),
  engagements: z.object({
    title: lineSchema,
    items: listOf(z.object({ event: lineSchema, place: lineSchema, year: lineSchema, text: textSchema })),
  }),
  booking: titledTextSchema.extend({ button: lineSchema }),
});
export type Speaking = z.infer<typeof speakingSchema>;
