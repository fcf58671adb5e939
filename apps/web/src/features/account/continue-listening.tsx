import { wholeMinutes } from '@longreturn/contract/format-time';
import type { ListenedEpisode } from '@longreturn/contract/listening-position';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../lib/trpc.ts';
import { Cover } from '../../ui/cover.tsx';
import { PlayDisc } from '../player/play-disc.tsx';
import styles from './continue-listening.module.css';
import { ProfileSection } from './profile-section.tsx';

const MOST_SHOWN = 4;

/** The episodes that the user has started and not finished. Renders nothing if there are none. */
export function ContinueListening() {
  const { data = [] } = trpc.content.listening.list.useQuery();
  const started = data.filter(({ isFinished }) => !isFinished).slice(0, MOST_SHOWN);
  if (started.length === 0) return null;
  return (
    <ProfileSection title="Continue listening">
      <ul className={styles.list}>
        {started.map((listened) => (
          <StartedEpisode key={listened.episode.id} listened={listened} />
        ))}
      </ul>
    </ProfileSection>
  );
}

function StartedEpisode({ listened: { episode, positionSec } }: { listened: ListenedEpisode }) {
  const { slug, title, type, cover, audio, durationSec } = episode;
  const length = audio?.durationSec || durationSec || 0;
  return (
    <li>
      <Cover {...{ type, slug, cover }} small />
      <div className={styles.text}>
        <Link to="/episodes/$slug" params={{ slug }}>
          {title}
        </Link>
        {length > 0 ? <Progress positionSec={positionSec} length={length} /> : null}
      </div>
      <PlayDisc episode={episode} />
    </li>
  );
}

function Progress({ positionSec, length }: { positionSec: number; length: number }) {
  const left = leftText(length - positionSec);
  return (
    <span className={styles.left}>
      <progress value={positionSec} max={length} aria-label={left} />
      <span aria-hidden="true">{left}</span>
    </span>
  );
}

/** Returns how much of an episode is left: '12 min left'. */
function leftText(sec: number): string {
  const minutes = wholeMinutes(sec);
  return minutes < 1 ? 'Less than 1 min left' : `${minutes} min left`;
}
