/** What kinds of files the media library holds. */
export const MEDIA_FILE_TYPES = ['image', 'video', 'audio', 'document'] as const;
export type MediaFileType = (typeof MEDIA_FILE_TYPES)[number];

/** The formats of an image's smaller copies. */
export const VARIANT_FORMATS = ['avif', 'webp'] as const;
export type VariantFormat = (typeof VARIANT_FORMATS)[number];
