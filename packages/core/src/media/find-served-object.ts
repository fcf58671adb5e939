import { idSchema } from '@longreturn/contract/scalars';
import { mediaFiles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { asReady } from './file-row.ts';
import { filePath, variantPath, versionOf } from './media-path.ts';

/**
 * The parts of a media library URL. A URL with `width` leads to a smaller copy, whose format is the extension of
 * `name`. A URL without `width` leads to the original.
 */
export interface MediaAddress {
  id: string;
  version: string;
  name: string;
  width?: number | undefined;
}

/** What a URL leads to: an object or, if the URL names an old version of the file, the path of the current version. */
export type ServedObject =
  | { is: 'object'; objectKey: string; contentType: string; bytes: number; name: string; etag: string }
  | { is: 'moved'; path: string };

const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** Finds what everyone can see at a URL of the media library. Returns undefined for an unknown file or copy. */
export async function findServedObject(
  { db }: Pick<Deps, 'db'>,
  { id, version, name, width }: MediaAddress,
): Promise<ServedObject | undefined> {
  if (!idSchema.safeParse(id).success) return undefined;
  const [row] = await db.select().from(mediaFiles).where(eq(mediaFiles.id, id));
  const file = asReady(row);
  if (!file) return undefined;
  const current = versionOf(file);
  if (width === undefined) {
    if (version !== current) return { is: 'moved', path: filePath(file) };
    const { objectKey, contentType, bytes } = file;
    return { is: 'object', objectKey, contentType, bytes, name: lastPart(filePath(file)), etag: `"${current}"` };
  }
  const format = name.split('.').at(-1);
  const variant = file.variants.find((each) => each.width === width && each.format === format);
  if (version !== current) return { is: 'moved', path: variant ? variantPath(file, variant) : filePath(file) };
  if (!variant) return undefined;
  const { objectKey, bytes } = variant;
  return {
    is: 'object',
    objectKey,
    contentType: `image/${format}`,
    bytes,
    name: lastPart(variantPath(file, variant)),
    etag: `"${current}-${width}-${format}"`,
  };
}
