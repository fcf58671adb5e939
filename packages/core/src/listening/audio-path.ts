import { AUDIO_EXTENSIONS } from '@longreturn/contract/listening';

/** The part of a rendition that its URLs depend on. */
export interface AddressedRendition {
  id: string;
  contentType: string;
}

const EXTENSIONS: Record<string, string | undefined> = AUDIO_EXTENSIONS;

/**
 * Returns the path of a rendition's bytes. The path doesn't depend on anything that an author can change. In a private
 * feed, the caller puts `/feeds/{token}` before the path.
 */
export function audioPath({ id, contentType }: AddressedRendition): string {
  return `/audio/${id}.${EXTENSIONS[contentType] ?? 'bin'}`;
}

/** Returns the path of a rendition's chapters, in the JSON chapters format. */
export const chaptersPath = (id: string): string => `/audio/${id}/chapters.json`;

/** Returns the path of a rendition's transcript in a format. */
export const transcriptPath = (id: string, format: 'vtt' | 'srt' | 'json'): string =>
  `/audio/${id}/transcript.${format}`;
