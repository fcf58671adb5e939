import { text } from 'node:stream/consumers';
import type { AudioType } from '@longreturn/contract/listening';
import { AppError } from '../app-error.ts';
import type { AudioTools, ObjectStore } from '../ports.ts';

const TYPES: Record<string, AudioType> = { mp3: 'audio/mpeg', m4a: 'audio/mp4', wav: 'audio/wav' };

/**
 * Audio tools for tests without real audio. A file consists of its type, its length in seconds and its title, for
 * example 'mp3 90 The Long Wait'. The waveform of a file with the title 'silent' can't be measured.
 */
export function plainAudioTools(objects: Pick<ObjectStore, 'get'>): AudioTools {
  const read = async (key: string) => {
    const body = await objects.get(key);
    if (!body) throw new Error('there is no such object');
    const [type = '', seconds = '', ...title] = (await text(body)).split(' ');
    return { contentType: TYPES[type], durationSec: Number(seconds), title: title.join(' ') };
  };
  return {
    async inspect(key) {
      const { contentType, durationSec } = await read(key);
      if (!contentType) throw new AppError('upload.audio');
      if (!Number.isFinite(durationSec)) throw new AppError('upload.damaged');
      return { contentType, durationSec };
    },
    readTitle: async (key) => (await read(key)).title || null,
    measurePeaks: async (key) => ((await read(key)).title === 'silent' ? null : [0, 50, 100]),
  };
}
