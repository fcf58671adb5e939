import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import { useEffect } from 'react';
import { trpc } from '../../lib/trpc.ts';
import type { PlayableEpisode } from './player-state.ts';

/**
 * Returns the chapters, waveform and transcript of the audio that the reader hears. Returns undefined while they are
 * loading and for an episode without audio. Loads them again when the episode gets other audio, for example after a
 * login.
 */
export function useListening({
  slug,
  audio,
  preview,
}: Pick<PlayableEpisode, 'slug' | 'audio' | 'preview'>): EpisodeListening | undefined {
  const { episodes } = trpc.content;
  const isPreview = preview !== undefined;
  const options = { retryOnMount: false };
  const published = episodes.listening.useQuery({ slug }, { ...options, enabled: audio !== null && !isPreview });
  const previewed = episodes.previewListening.useQuery(
    { preview: preview ?? '' },
    { ...options, enabled: audio !== null && isPreview },
  );
  const { data: listening, refetch } = isPreview ? previewed : published;
  const isOutdated = listening && audio ? !audio.url.includes(listening.renditionId) : false;
  useEffect(() => {
    if (isOutdated) void refetch();
  }, [isOutdated, refetch]);
  return (audio && listening) || undefined;
}
