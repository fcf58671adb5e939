import { renditions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { chaptersJson } from './chapters-json.ts';
import { TRANSCRIPT_FORMATS, type TranscriptFormat } from './transcript-formats.ts';

export type ListeningText = 'chapters' | TranscriptFormat;

/**
 * Returns the chapters of a rendition, or its transcript in the given format, together with the content type. The
 * caller must check the reader's access first. Throws path.unknown if the rendition doesn't have the requested text.
 */
export async function getListeningText(
  { db }: Pick<Deps, 'db'>,
  id: string,
  what: ListeningText,
): Promise<{ contentType: string; text: string }> {
  const { chapters, transcript } = renditions;
  const [row] = await db.select({ chapters, transcript }).from(renditions).where(eq(renditions.id, id));
  if (what === 'chapters') {
    if (!row?.chapters) throw new AppError('path.unknown');
    return { contentType: 'application/json+chapters', text: chaptersJson(row.chapters) };
  }
  if (!row?.transcript) throw new AppError('path.unknown');
  const { contentType, write } = TRANSCRIPT_FORMATS[what];
  return { contentType, text: write(row.transcript) };
}
