import { formatDate } from '@longreturn/contract/format-time';
import { findMediaKind } from '@longreturn/contract/media-kinds';
import type { MediaFile } from '@longreturn/contract/media-library';
import { fileSize } from '../../../lib/file-size.ts';

type Facts = Pick<MediaFile, 'contentType' | 'width' | 'height' | 'size' | 'uploadDate'>;

/** Describes a file in one line: 'PNG, 1200 × 800, 340 KB, 12 Nov 2026'. */
export function fileFacts({ contentType, width, height, size, uploadDate }: Facts): string {
  const kind = findMediaKind(contentType)?.extension.toUpperCase();
  const pixels = width && height ? `${width} × ${height}` : undefined;
  return [kind, pixels, fileSize(size), formatDate(uploadDate)].filter((fact) => fact !== undefined).join(', ');
}
