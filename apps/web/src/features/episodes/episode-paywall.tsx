import type { EpisodePage } from '@longreturn/contract/content';
import { wholeMinutes } from '@longreturn/contract/format-time';
import { formatCount, nounFor } from '../../lib/format-count.ts';
import { trpc } from '../../lib/trpc.ts';
import { Paywall } from '../../ui/paywall.tsx';
import { Waveform } from '../player/waveform.tsx';
import styles from './episode-paywall.module.css';

const BARS = 150;

/** The paywall of a locked episode, below a drawn waveform if the episode has audio for members. */
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
    lockedAudio && audioText(lockedAudio.durationSec, durationSec),
    lockedAudio?.hasChapters && 'chapters',
    lockedAudio?.hasTranscript && 'the transcript',
    hasVideo && 'the video',
    mediaCount > 0 &&
      (mediaCount === 1 ? 'a link to the episode on another platform' : 'links to the episode on other platforms'),
    answers > 0 && `the ${nounFor(answers, 'answer')} to ${formatCount(answers, 'question')} from members`,
  ].filter((part) => typeof part === 'string');
  if (parts.length === 0) return 'This episode is for members.';
  return `Members get ${new Intl.ListFormat('en').format(parts)}.`;
}

/** The largest accepted difference between the audio's length and `durationSec`, as a share of `durationSec`. */
const MAX_DIFFERENCE = 0.1;

/** Returns '58 minutes of audio', or 'the audio' if `audioSec` differs too much from the editors' `durationSec`. */
function audioText(audioSec: number, durationSec: number | null): string {
  const isWhole = durationSec === null || Math.abs(audioSec - durationSec) <= durationSec * MAX_DIFFERENCE;
  const minutes = isWhole ? wholeMinutes(audioSec) : 0;
  return minutes > 0 ? `${formatCount(minutes, 'minute')} of audio` : 'the audio';
}
