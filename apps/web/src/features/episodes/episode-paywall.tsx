import type { EpisodePage } from '@longreturn/contract/content';
import { wholeMinutes } from '@longreturn/contract/format-time';
import { formatCount } from '../../lib/format-count.ts';
import { trpc } from '../../lib/trpc.ts';
import { Paywall } from '../../ui/paywall.tsx';
import { Waveform } from '../player/waveform.tsx';
import styles from './episode-paywall.module.css';

const BARS = 150;

/** The paywall of a locked episode, below a drawn waveform if members can hear it. */
export function EpisodePaywall({ episode }: { episode: EpisodePage }) {
  const { slug, title, lockedAudio } = episode;
  const { data } = trpc.content.ama.answered.useQuery({ slug }, { retryOnMount: false });
  return (
    <>
      {lockedAudio ? <Waveform slug={slug} bars={BARS} className={styles.wave} /> : null}
      <Paywall title={`“${title}” in full`} text={lockedText(episode, data?.count ?? 0)} path={`/episodes/${slug}`} />
    </>
  );
}

type Locked = Pick<EpisodePage, 'lockedAudio' | 'durationSec' | 'hasVideo' | 'mediaCount'>;

/** Returns what members get of a locked episode: 'Members get 58 minutes of audio, chapters, and the video.' */
export function lockedText({ lockedAudio, durationSec, hasVideo, mediaCount }: Locked, answers: number): string {
  const parts = [
    lockedAudio && lengthOf(durationSec ?? lockedAudio.durationSec),
    lockedAudio?.hasChapters && 'chapters',
    lockedAudio?.hasTranscript && 'the transcript',
    hasVideo && 'the video',
    mediaCount > 0 && formatCount(mediaCount, 'media item'),
    answers > 0 && `the answers to ${formatCount(answers, 'question')} from members`,
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'This episode is for members.';
  return `Members get ${new Intl.ListFormat('en').format(parts)}.`;
}

function lengthOf(durationSec: number): string {
  const minutes = wholeMinutes(durationSec);
  return minutes > 0 ? `${formatCount(minutes, 'minute')} of audio` : 'the audio';
}
