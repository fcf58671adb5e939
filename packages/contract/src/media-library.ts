import { z } from 'zod';
import { imageVariantSchema } from './cover.ts';
import { LIMITS } from './limits.ts';
import { MEDIA_FILE_TYPES } from './media-files.ts';
import { findMediaKind } from './media-kinds.ts';
import { MESSAGES } from './messages.ts';
import { countSchema, cursorSchema, idSchema, isoTimeSchema, pageOf, plainLineSchema, querySchema } from './scalars.ts';

/** An episode, article or issue that uses a file, as its cover or in its body. */
export const mediaUseSchema = z.object({
  kind: z.enum(['episode', 'article', 'issue']),
  id: z.uuid(),
  title: z.string(),
  /** The path of its page, which is a 404 while the item is not public. */
  path: z.string(),
  places: z.array(z.enum(['cover', 'body'])),
});
export type MediaUse = z.infer<typeof mediaUseSchema>;

/** A file of the media library. `url` is absolute and changes when the file is replaced; old URLs redirect to it. */
export const mediaFileSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  type: z.enum(MEDIA_FILE_TYPES),
  contentType: z.string(),
  /** In bytes. */
  size: z.int(),
  url: z.url(),
  width: z.int().nullable(),
  height: z.int().nullable(),
  altText: z.string(),
  /** Smaller copies of an image, which are made soon after its upload. */
  variants: z.array(imageVariantSchema),
  uploadDate: isoTimeSchema,
  updatedAt: isoTimeSchema,
  usedIn: z.array(mediaUseSchema),
});
export type MediaFile = z.infer<typeof mediaFileSchema>;
export const mediaFilePage = pageOf(mediaFileSchema);
export type MediaFilePage = z.infer<typeof mediaFilePage>;

export const fileNameSchema = plainLineSchema(MESSAGES.fileName).pipe(
  z.string().min(1, MESSAGES.fileName).max(LIMITS.fileNameMax, MESSAGES.fileName),
);

/** What an upload states about its file. All fields are optional. Those given are checked when the bytes arrive. */
export const startUploadInput = z.object({
  name: fileNameSchema.optional(),
  type: z
    .string({ error: MESSAGES.fileType })
    .max(LIMITS.contentTypeMax, MESSAGES.fileType)
    .refine((type) => findMediaKind(type) !== undefined, MESSAGES.fileType)
    .optional(),
  size: z
    .int({ error: MESSAGES.fileSize })
    .min(1, MESSAGES.fileSize)
    .max(LIMITS.uploadBytes, MESSAGES.fileTooLarge)
    .optional(),
});
export type StartUploadInput = z.infer<typeof startUploadInput>;

/**
 * Where the file goes: PUT it to `uploadURL` with its content type. If there is a `completeURL`, POST to it afterwards.
 * Otherwise the response of the PUT describes the file.
 */
export const uploadResponse = z.object({
  id: z.uuid(),
  uploadURL: z.url(),
  completeURL: z.url().nullable(),
  expiresAt: isoTimeSchema,
});
export type UploadResponse = z.infer<typeof uploadResponse>;

export const listMediaFilesInput = z.object({
  q: querySchema.optional(),
  type: z.enum(MEDIA_FILE_TYPES).optional(),
  limit: countSchema(LIMITS.pageSize).optional(),
  cursor: cursorSchema.optional(),
});
export type ListMediaFilesInput = z.infer<typeof listMediaFilesInput>;

export const mediaFileIdInput = z.object({ id: idSchema });
export type MediaFileIdInput = z.infer<typeof mediaFileIdInput>;

export const updateMediaFileInput = mediaFileIdInput.extend({
  name: fileNameSchema.optional(),
  altText: plainLineSchema(MESSAGES.altText)
    .pipe(z.string().max(LIMITS.altTextMax, MESSAGES.textLong(LIMITS.altTextMax)))
    .optional(),
});
export type MediaFileChanges = z.output<typeof updateMediaFileInput>;

/** Replaces the bytes of the file with those of the file `uploadId`, which was just uploaded to the library. */
export const replaceMediaFileInput = mediaFileIdInput.extend({ uploadId: idSchema });
export type ReplaceMediaFileInput = z.infer<typeof replaceMediaFileInput>;

/** With `force`, a file that is used is deleted too, and removed from the items that use it. */
export const deleteMediaFileInput = mediaFileIdInput.extend({
  force: z
    .union([z.boolean(), z.enum(['true', 'false'])])
    .transform((given) => given === true || given === 'true')
    .default(false),
});
export type DeleteMediaFileInput = z.output<typeof deleteMediaFileInput>;
