import type { Episode } from '@longreturn/contract/content';
import { formatDuration } from '@longreturn/contract/format-time';
import { Link } from '@tanstack/react-router';
import { displayTitle } from '../../lib/display-title.ts';
import { AccessNote, LockNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import layout from '../../ui/layout.module.css';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import { EpisodeMeta } from '../episodes/episode-meta.tsx';
import { PlayDisc } from '../player/play-disc.tsx';
import { Waveform } from '../player/waveform.tsx';
import styles from './latest-episode.module.css';

const BARS = 120;

/** The newest episode, in large type. */
export function LatestEpisode({ episode }: { episode: Episode }) {
  const { title, slug, type, cover, description, durationSec, isLocked, hasVideo } = episode;
  return (
    <Section title="Latest Episode" link={<GoLink to="/episodes">All episodes</GoLink>}>
      <div className={classNames(layout.grid, styles.latest)}>
        <Cover {...{ type, slug, cover, hasVideo }} isLocked={isLocked} className={layout.cover} />
        <div className={classNames(layout.beside, styles.text)}>
          <EpisodeMeta episode={episode} length="minutes" />
          <h3>
            <Link to="/episodes/$slug" params={{ slug }} className={text.titleLink}>
              {displayTitle(title)}
            </Link>
          </h3>
          {description ? <p className={classNames(text.summary, text.clamped)}>{description}</p> : null}
          <AccessNote item={episode} locked={<LockNote>Requires membership to access</LockNote>} />
          <div className={styles.play}>
            <PlayDisc episode={episode} className={styles.disc} />
            <Waveform slug={slug} bars={BARS} className={styles.wave} />
            {durationSec === null ? null : <span className={text.meta}>{formatDuration(durationSec)}</span>}
          </div>
        </div>
      </div>
    </Section>
  );
}
