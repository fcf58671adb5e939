import type { EpisodePage } from '@longreturn/contract/content';
import { formatDuration } from '@longreturn/contract/format-time';
import { formatCount } from '../../lib/format-count.ts';
import { trpc } from '../../lib/trpc.ts';
import { usePressable } from '../../lib/use-pressable.ts';
import { GoLink } from '../../ui/go-link.tsx';
import text from '../../ui/text.module.css';
import { EpisodePart } from '../episodes/episode-part.tsx';
import { playEpisode } from '../player/play-episode.ts';
import styles from './answered-questions.module.css';

/** The members' questions that an episode answers, with their times. Readers without access see how many there are. */
export function AnsweredQuestions({ episode }: { episode: EpisodePage }) {
  const { data } = trpc.content.ama.answered.useQuery({ slug: episode.slug }, { retryOnMount: false });
  if (!data?.count) return null;
  return (
    <EpisodePart title="Questions answered in this episode">
      {data.questions ? (
        <ol className={styles.questions}>
          {data.questions.map(({ id, text: words, askedBy, answerSec }) => (
            <li key={id}>
              <AnswerTime episode={episode} answerSec={answerSec} />
              <div>
                <p className={styles.text}>{words}</p>
                <p className={text.meta}>Asked by {askedBy}</p>
              </div>
            </li>
          ))}
        </ol>
      ) : (
        <div className={styles.locked}>
          <p>In this episode, the hosts answer {formatCount(data.count, 'question')} from members.</p>
          <GoLink to="/episodes" search={{ ama: '1' }}>
            Ask the hosts
          </GoLink>
        </div>
      )}
    </EpisodePart>
  );
}

interface AnswerTimeProps {
  episode: EpisodePage;
  answerSec: number;
}

/** Plays the episode from an answer. Without audio or JavaScript, the link opens the page at this time. */
function AnswerTime({ episode, answerSec }: AnswerTimeProps) {
  const pressable = usePressable(() => playEpisode(episode, { atSec: answerSec }));
  return (
    <a href={`/episodes/${episode.slug}?t=${answerSec}`} className={styles.time} {...(episode.audio && pressable)}>
      {formatDuration(answerSec)}
    </a>
  );
}
