import type { MediaFileType } from '@longreturn/contract/media-files';
import { findMediaKind, MEDIA_KINDS, type MediaKind } from '@longreturn/contract/media-kinds';

/** Returns the kind of a file by its content type or, if the browser reports no type, by its extension. */
export function fileKind({ name, type }: Pick<File, 'name' | 'type'>): MediaKind | undefined {
  if (type) return findMediaKind(type);
  const extension = name.split('.').at(-1)?.toLowerCase();
  return MEDIA_KINDS.find((kind) => kind.extension === extension);
}

/** Returns the `accept` of a file field for these types of files; for all types by default. */
export function acceptedTypes(types?: readonly MediaFileType[]): string {
  return MEDIA_KINDS.filter(({ type }) => types?.includes(type) ?? true)
    .flatMap(({ contentType, extension }) => [contentType, `.${extension}`])
    .join(',');
}

const NAMES: Record<MediaFileType, string> = {
  image: 'an image',
  video: 'a video',
  audio: 'an audio file',
  document: 'a document',
};

/** Returns the names of these types: 'an image or a video'. */
export function typeNames(types: readonly MediaFileType[]): string {
  return types.map((type) => NAMES[type]).join(' or ');
}
