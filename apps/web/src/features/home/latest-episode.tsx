import type { Episode } from '@longreturn/contract/content';
import { formatDuration, wholeMinutes } from '@longreturn/contract/format-time';
import { waveformSvg } from '@longreturn/site/art/waveform';
import { createLink, Link } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { displayTitle } from '../../lib/display-title.ts';
import { AccessNote, LockNote } from '../../ui/access-note.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Cover } from '../../ui/cover.tsx';
import { GoLink } from '../../ui/go-link.tsx';
import { IconPlay } from '../../ui/icons.tsx';
import { InlineSvg } from '../../ui/inline-svg.tsx';
import layout from '../../ui/layout.module.css';
import { Day, MetaRow } from '../../ui/meta-row.tsx';
import { Section } from '../../ui/section.tsx';
import text from '../../ui/text.module.css';
import styles from './latest-episode.module.css';

const BARS = 120;

/** The newest episode, in large type. */
export function LatestEpisode({ episode }: { episode: Episode }) {
  const { title, slug, type, cover, description, publishedAt, durationSec, isLocked, hasVideo } = episode;
  return (
    <Section title="Latest Episode" link={<GoLink to="/episodes">All episodes</GoLink>}>
      <div className={classNames(layout.grid, styles.latest)}>
        <Cover {...{ type, slug, cover, hasVideo }} isLocked={isLocked} className={layout.cover} />
        <div className={classNames(layout.beside, styles.text)}>
          <MetaRow>
            <span>{type}</span>
            <Day at={publishedAt} />
            {durationSec === null ? null : <span>{wholeMinutes(durationSec)} min</span>}
          </MetaRow>
          <h3>
            <Link to="/episodes/$slug" params={{ slug }} className={text.titleLink}>
              {displayTitle(title)}
            </Link>
          </h3>
          {description ? <p className={classNames(text.summary, text.clamped)}>{description}</p> : null}
          <AccessNote item={episode} locked={<LockNote>Requires membership to access</LockNote>} />
          <div className={styles.play}>
            <PlayDiscLink to="/episodes/$slug" params={{ slug }} aria-label={`Listen to ${title}`} />
            <Waveform slug={slug} bars={BARS} />
            {durationSec === null ? null : <span className={text.meta}>{formatDuration(durationSec)}</span>}
          </div>
        </div>
      </div>
    </Section>
  );
}

interface PlayDiscProps extends Omit<ComponentProps<'a'>, 'children' | 'className'> {
  'aria-label': string;
}

/** A green disc that links to an episode's player. Takes the router's `to` and `params`. */
const PlayDiscLink = createLink((props: PlayDiscProps) => (
  <a {...props} className={styles.disc}>
    <IconPlay />
  </a>
));

interface WaveformProps {
  slug: string;
  /** One bar for each 3.6 px of its width. */
  bars: number;
  className?: string | undefined;
}

/** An episode's waveform, without animation. */
function Waveform({ slug, bars, className }: WaveformProps) {
  return <InlineSvg svg={waveformSvg(slug, bars)} className={classNames(styles.wave, className)} />;
}
