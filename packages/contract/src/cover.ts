import { z } from 'zod';
import { VARIANT_FORMATS } from './media-files.ts';

/** A smaller copy of an image. */
export const imageVariantSchema = z.object({
  format: z.enum(VARIANT_FORMATS),
  width: z.int(),
  height: z.int(),
  size: z.int(),
  url: z.string(),
});

/** The cover of an episode or article from the media library. Its URLs are paths of the site. */
export const coverSchema = z.object({
  fileId: z.uuid(),
  url: z.string(),
  alt: z.string(),
  /** In pixels; null for an SVG. */
  width: z.int().nullable(),
  height: z.int().nullable(),
  variants: z.array(imageVariantSchema),
});
export type Cover = z.infer<typeof coverSchema>;
