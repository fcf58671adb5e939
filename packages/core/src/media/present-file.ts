import type { Cover } from '@longreturn/contract/cover';
import type { MediaFile, MediaUse } from '@longreturn/contract/media-library';
import type { FileRow, ReadyFile } from './file-row.ts';
import { type AddressedFile, filePath, variantPath } from './media-path.ts';

type PicturedFile = AddressedFile & Pick<FileRow, 'altText' | 'width' | 'height' | 'variants'>;

/** Formats a file of the library; its URLs start with `origin`. */
export function presentFile(file: ReadyFile, usedIn: MediaUse[], origin: string): MediaFile {
  return {
    id: file.id,
    name: file.name,
    type: file.type,
    contentType: file.contentType,
    size: file.bytes,
    url: origin + filePath(file),
    width: file.width,
    height: file.height,
    altText: file.altText,
    variants: presentVariants(file, origin),
    uploadDate: file.readyAt.toISOString(),
    updatedAt: file.updatedAt.toISOString(),
    usedIn,
  };
}

/** Formats the cover of an item. Its URLs are paths, which work at every origin of the site. */
export function presentCover(file: PicturedFile | null): Cover | null {
  if (!file) return null;
  const { id: fileId, altText: alt, width, height } = file;
  return { fileId, url: filePath(file), alt, width, height, variants: presentVariants(file, '') };
}

function presentVariants(file: PicturedFile, origin: string): MediaFile['variants'] {
  return file.variants.map(({ format, width, height, bytes }) => ({
    format,
    width,
    height,
    size: bytes,
    url: origin + variantPath(file, { width, format }),
  }));
}
