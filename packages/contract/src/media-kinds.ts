import type { MediaFileType } from './media-files.ts';

/** A kind of file that the media library accepts. */
export interface MediaKind {
  contentType: string;
  type: MediaFileType;
  /** The extension of a file of this kind, without a dot. */
  extension: string;
  /** Other names of its content type. */
  aliases: readonly string[];
}

const kind = (
  type: MediaFileType,
  contentType: string,
  extension: string,
  aliases: readonly string[] = [],
): MediaKind => ({ type, contentType, extension, aliases });

export const SVG = 'image/svg+xml';

/** All kinds of files that the media library accepts (docs/product.md, Media library). */
export const MEDIA_KINDS: readonly MediaKind[] = [
  kind('image', 'image/jpeg', 'jpg', ['image/jpg', 'image/pjpeg']),
  kind('image', 'image/png', 'png', ['image/apng', 'image/x-png']),
  kind('image', 'image/webp', 'webp'),
  kind('image', 'image/avif', 'avif'),
  kind('image', 'image/gif', 'gif'),
  kind('image', SVG, 'svg'),
  kind('document', 'application/pdf', 'pdf', ['application/x-pdf']),
  kind('document', 'application/zip', 'zip', ['application/x-zip-compressed', 'application/x-zip']),
  kind('audio', 'audio/mpeg', 'mp3', ['audio/mp3', 'audio/x-mp3']),
  kind('audio', 'audio/mp4', 'm4a', ['audio/x-m4a', 'audio/m4a']),
  kind('audio', 'audio/aac', 'aac', ['audio/x-aac', 'audio/aacp']),
  kind('audio', 'audio/wav', 'wav', ['audio/x-wav', 'audio/wave', 'audio/vnd.wave']),
  kind('audio', 'audio/ogg', 'ogg', ['audio/opus', 'application/ogg']),
  kind('audio', 'audio/flac', 'flac', ['audio/x-flac']),
  kind('video', 'video/mp4', 'mp4', ['video/x-m4v']),
  kind('video', 'video/webm', 'webm'),
];

/** Returns the kind that has this content type as one of its names. Parameters of the content type are ignored. */
export function findMediaKind(contentType: string): MediaKind | undefined {
  const name = contentType.replace(/;.*/s, '').trim().toLowerCase();
  return MEDIA_KINDS.find((each) => each.contentType === name || each.aliases.includes(name));
}
