import type { VariantFormat } from '@longreturn/contract/media-files';
import { findMediaKind } from '@longreturn/contract/media-kinds';
import { slugify } from '@longreturn/contract/slug';

/** The fields of a media library file that its URLs depend on. */
export interface AddressedFile {
  id: string;
  name: string;
  contentType: string | null;
  objectKey: string;
}

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const ADDRESSED = new RegExp(`(?:src|href)="[^"]*/media-files/(${UUID})/`, 'g');
const VERSION_LENGTH = 12;

/** Returns the key of a file's bytes. Every write gets a new `objectId`. */
export const originalKey = (objectId: string): string => `media/${objectId}/original`;

/** Returns the key of a smaller copy of the image with this key. */
export function variantKey(objectKey: string, { width, format }: { width: number; format: VariantFormat }): string {
  return objectKey.replace(/[^/]+$/, `${width}.${format}`);
}

/** Returns the version in a file's URLs. It changes with the bytes. */
export function versionOf({ objectKey }: Pick<AddressedFile, 'objectKey'>): string {
  return objectKey.split('/')[1]?.slice(-VERSION_LENGTH) ?? '';
}

/** Returns the path that all URLs of this version of the file start with. */
export const versionPath = (file: Pick<AddressedFile, 'id' | 'objectKey'>): string =>
  `/media-files/${file.id}/${versionOf(file)}/`;

/** Returns the path of a file. Its last part is only for people; the ID and the version identify the file. */
export function filePath(file: AddressedFile): string {
  const extension = findMediaKind(file.contentType ?? '')?.extension ?? 'bin';
  return `${versionPath(file)}${stemOf(file)}.${extension}`;
}

/** Returns the path of a smaller copy of an image. */
export function variantPath(file: AddressedFile, { width, format }: { width: number; format: VariantFormat }): string {
  return `${versionPath(file)}${width}/${stemOf(file)}.${format}`;
}

/** Returns the IDs of the media library's files that a sanitised body links to or shows as images. */
export function fileIdsIn(html: string): string[] {
  return [...new Set([...html.matchAll(ADDRESSED)].map(([, id = '']) => id))];
}

function stemOf({ name }: AddressedFile): string {
  return slugify(name.replace(/\.[^.]{1,10}$/, '')) || 'file';
}
