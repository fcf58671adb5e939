import type { Sound } from '@longreturn/contract/sound';
import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { PlayableEpisode } from './player-state.ts';

/**
 * Returns the chapters, waveform and transcript of the audio that the reader hears; undefined until they are read, and
 * without audio. Reads them again when the episode has other audio, for example after a login.
 */
export function useSound({
  slug,
  audio,
  preview,
}: Pick<PlayableEpisode, 'slug' | 'audio' | 'preview'>): Sound | undefined {
  const { episodes } = trpc.content;
  const isPreview = preview !== undefined;
  const options = { retryOnMount: false };
  const published = episodes.sound.useQuery({ slug }, { ...options, enabled: audio !== null && !isPreview });
  const previewed = episodes.previewSound.useQuery(
    { preview: preview ?? '' },
    { ...options, enabled: audio !== null && isPreview },
  );
  const { data: sound, refetch } = isPreview ? previewed : published;
  const isOutdated = sound && audio ? !audio.url.includes(sound.renditionId) : false;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return (audio && sound) || undefined;
}
