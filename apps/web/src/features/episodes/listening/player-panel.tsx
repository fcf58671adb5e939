import type { Episode } from '@longreturn/contract/content';
import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import { formatDuration } from '@longreturn/contract/format-time';
import { useMemo } from 'react';
import { buttonClass } from '../../../ui/button.tsx';
import { Waveform } from '../../../ui/waveform.tsx';
import { PlayDisc } from '../../player/play-disc.tsx';
import { IconBack, IconDownload, IconForward } from '../../player/player-icons.tsx';
import { audioHref, moveTo } from './heard-position.ts';
import styles from './player-panel.module.css';
import { PositionSlider } from './position-slider.tsx';
import { indexAt } from './transcript-turns.ts';
import { useHeard } from './use-heard.ts';

interface PlayerPanelProps {
  episode: Episode;
  listening: EpisodeListening;
}

const BARS = { wide: 220, narrow: 92 };

/** The player on an episode's page: play button, waveform, time and chapter. Its controls load the player's code. */
export function PlayerPanel({ episode, listening }: PlayerPanelProps) {
  const { durationSec, chapters } = listening;
  const positionSec = useHeard(episode.id);
  const chapter = chapters[indexAt(chapters, positionSec)];
  return (
    <section className={styles.panel} aria-label="Listen">
      <PlayDisc episode={episode} className={styles.disc} />
      <div className={styles.track}>
        <Waves slug={episode.slug} listening={listening} positionSec={positionSec} />
        <PositionSlider episode={episode} durationSec={durationSec} positionSec={positionSec} />
      </div>
      <p className={styles.time}>
        <b>{formatDuration(positionSec)}</b>
        <span className={styles.chapter}>{chapter?.title}</span>
        <span>{formatDuration(durationSec)}</span>
      </p>
      <Controls episode={episode} positionSec={positionSec} />
      <noscript>
        {/* biome-ignore lint/a11y/useMediaCaption: the transcript is below */}
        <audio controls preload="none" src={audioHref(episode)} aria-label={episode.title} />
      </noscript>
    </section>
  );
}

interface WavesProps {
  slug: string;
  listening: EpisodeListening;
  positionSec: number;
}

/** The waveform. It has fewer bars on phones. */
function Waves({ slug, listening: { peaks, chapters, durationSec }, positionSec }: WavesProps) {
  const length = Math.max(1, durationSec);
  const cuts = useMemo(() => chapters.map(({ startTime }) => startTime / length), [chapters, length]);
  const wave = { slug, peaks, cuts, played: Math.min(1, positionSec / length) };
  return (
    <>
      <Waveform {...wave} bars={BARS.wide} className={styles.wide} />
      <Waveform {...wave} bars={BARS.narrow} className={styles.narrow} />
    </>
  );
}

function Controls({ episode, positionSec }: { episode: Episode; positionSec: number }) {
  const quiet = buttonClass({ variant: 'quiet', size: 'sm' });
  const skip = (sec: number) => {
    const to = Math.max(0, positionSec + sec);
    if (to !== positionSec) moveTo(episode, to);
  };
  return (
    <div className={styles.controls}>
      <button type="button" className={quiet} aria-disabled={positionSec <= 0} onClick={() => skip(-15)}>
        <IconBack />
        <span>
          <span className="visually-hidden">Back </span>15 s
        </span>
      </button>
      <button type="button" className={quiet} onClick={() => skip(30)}>
        <span>
          <span className="visually-hidden">Forward </span>30 s
        </span>
        <IconForward />
      </button>
      <a href={audioHref(episode)} className={quiet} download>
        <IconDownload /> Download
      </a>
    </div>
  );
}
