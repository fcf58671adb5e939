import type { Episode } from '@longreturn/contract/content';
import type { EpisodeListening } from '@longreturn/contract/episode-listening';
import { useId, useMemo, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { useIsInPlayer, usePlayedPart } from './heard-position.ts';
import styles from './transcript.module.css';
import { TranscriptFiles } from './transcript-files.tsx';
import { TranscriptSearch } from './transcript-search.tsx';
import { TranscriptTurn } from './transcript-turn.tsx';
import { buildTurns } from './transcript-turns.ts';
import { useFollowedLine } from './use-followed-line.ts';
import { useTranscript } from './use-transcript.ts';
import { useTranscriptSearch } from './use-transcript-search.ts';

interface TranscriptProps {
  episode: Episode;
  transcript: NonNullable<EpisodeListening['transcript']>;
}

/**
 * An episode's transcript. It follows the playback, and a click on a line plays the episode from there. On phones it is
 * collapsed at first.
 */
export function Transcript({ episode, transcript }: TranscriptProps) {
  const titleId = useId();
  const [isOpen, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const isHere = useIsInPlayer(episode.id);
  const text = useTranscript(episode.slug, transcript, isHere || query !== '');
  const turns = useMemo(() => buildTurns(text.cues), [text.cues]);
  const search = useTranscriptSearch(turns, query);
  const played = usePlayedPart(episode.id, text.cues);
  const { boxRef, isFollowing, follow, onReaderScroll } = useFollowedLine(played, search.current);
  return (
    <section aria-labelledby={titleId} className={classNames(styles.transcript, isOpen && styles.open)}>
      <div className={styles.head}>
        <h2 id={titleId}>Transcript</h2>
        <TranscriptSearch query={query} onQuery={setQuery} search={search} />
      </div>
      <Button className={styles.toggle} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Hide transcript' : 'Show transcript'}
      </Button>
      <div className={styles.frame}>
        <div ref={boxRef} className={styles.box} {...onReaderScroll}>
          {turns.map((turn, index) => (
            <TranscriptTurn
              key={turn.startTime}
              episode={episode}
              turn={turn}
              played={isPlayed(turn, played) ? played : -1}
              matches={search.byTurn.get(index)}
              current={search.current?.turn === index ? search.current : undefined}
              onPlay={follow}
            />
          ))}
          {text.isWhole ? null : (
            <Button size="sm" busy={text.isLoading} onClick={text.load}>
              Show full transcript
            </Button>
          )}
        </div>
        {played >= 0 && !isFollowing ? (
          <Button size="sm" className={styles.back} onClick={follow}>
            Back to current line
          </Button>
        ) : null}
      </div>
      <TranscriptFiles episode={episode} />
    </section>
  );
}

function isPlayed({ cues }: { cues: readonly { index: number }[] }, played: number): boolean {
  return played >= (cues[0]?.index ?? 0) && played <= (cues.at(-1)?.index ?? -1);
}
