import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import type { Cue } from '@longreturn/contract/listening';
import { useState } from 'react';
import { trpc } from '../../../lib/trpc.ts';

interface WholeTranscript {
  cues: readonly Cue[];
  isWhole: boolean;
  isLoading: boolean;
  load: () => void;
}

/**
 * Returns a transcript. If the page has only the first part of the transcript, the rest loads when `isNeeded` becomes
 * true or `load` is called.
 */
export function useTranscript(
  slug: string,
  first: NonNullable<EpisodeListening['transcript']>,
  isNeeded: boolean,
): WholeTranscript {
  const [isRequested, setRequested] = useState(false);
  const enabled = !first.isWhole && (isNeeded || isRequested);
  const { data, isFetching, isError, refetch } = trpc.content.episodes.transcript.useQuery(
    { slug },
    { enabled, retryOnMount: false },
  );
  return {
    cues: data ?? first.cues,
    isWhole: first.isWhole || data !== undefined,
    isLoading: isFetching,
    load: () => {
      setRequested(true);
      if (isError) void refetch();
    },
  };
}
