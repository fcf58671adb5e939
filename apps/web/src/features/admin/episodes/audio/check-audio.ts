import { LIMITS } from '@longreturn/contract/limits';
import { AUDIO_EXTENSIONS } from '@longreturn/contract/listening';
import { MESSAGES } from '@longreturn/contract/messages';
import { fileKind } from '../../media/file-kind.ts';

/** The `accept` of a file field for audio. */
export const AUDIO_FILES = [
  ...Object.keys(AUDIO_EXTENSIONS),
  ...Object.values(AUDIO_EXTENSIONS).map((extension) => `.${extension}`),
].join(',');

/** Returns why a file can't be uploaded as audio; undefined if it can. The server also checks the file's bytes. */
export function audioProblem(file: File): string | undefined {
  const type = fileKind(file)?.contentType ?? '';
  if (!(type in AUDIO_EXTENSIONS) && type !== 'video/mp4') return MESSAGES.audioType;
  if (file.size > LIMITS.audioBytes) return MESSAGES.audioTooLarge;
  return file.size === 0 ? 'The file is empty' : undefined;
}
