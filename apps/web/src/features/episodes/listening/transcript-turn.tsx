import type { Episode } from '@longreturn/contract/content';
import { formatDuration } from '@longreturn/contract/format-time';
import { type MouseEvent, memo } from 'react';
import { usePressable } from '../../../lib/use-pressable.ts';
import { audioHref, playFrom } from './heard-position.ts';
import { cutAtMatches, type Match } from './transcript-matches.ts';
import styles from './transcript-turn.module.css';
import type { Turn, TurnCue } from './transcript-turns.ts';

interface TranscriptTurnProps {
  episode: Episode;
  turn: Turn;
  /** The index of the cue that plays now, if it is in this turn; otherwise -1. */
  played: number;
  matches: readonly Match[] | undefined;
  /** The match that the search shows, if it is in this turn. */
  current: Match | undefined;
  /** Called when the reader plays a line. */
  onPlay: () => void;
}

const NO_MATCHES: readonly Match[] = [];

/** A paragraph of the transcript: who speaks, when, and the text. */
export const TranscriptTurn = memo(function TranscriptTurn(props: TranscriptTurnProps) {
  const { episode, turn, played, matches = NO_MATCHES, current, onPlay } = props;
  const play = (atSec: number) => {
    onPlay();
    playFrom(episode, atSec);
  };
  const pressable = usePressable(() => play(turn.startTime));
  const time = formatDuration(turn.startTime);
  return (
    <div className={styles.turn}>
      <p className={styles.who}>
        {turn.speaker ? <b>{turn.speaker}</b> : null}
        <a href={audioHref(episode, turn.startTime)} aria-label={`Play from ${time}`} {...pressable}>
          {time}
        </a>
      </p>
      {/* biome-ignore lint/a11y: the time beside the text does the same for the keyboard */}
      <p className={styles.text} onClick={(event) => playClicked(event, play)}>
        {turn.cues.map((cue) => (
          <Line key={cue.index} cue={cue} isPlayed={cue.index === played} matches={matches} current={current} />
        ))}
      </p>
    </div>
  );
});

interface LineProps {
  cue: TurnCue;
  isPlayed: boolean;
  matches: readonly Match[];
  current: Match | undefined;
}

function Line({ cue: { startTime, text, offset }, isPlayed, matches, current }: LineProps) {
  return (
    <>
      <span data-at={startTime} className={styles.line} aria-current={isPlayed || undefined}>
        {cutAtMatches(text, offset, matches).map(({ text: piece, match }, index) =>
          match ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other key
            <mark key={index} className={styles.match} data-current={match === current || undefined}>
              {piece}
            </mark>
          ) : (
            piece
          ),
        )}
      </span>{' '}
    </>
  );
}

/** Plays the clicked line. Selecting text isn't a click. */
function playClicked({ target, currentTarget }: MouseEvent<HTMLElement>, play: (atSec: number) => void): void {
  const selection = getSelection();
  if (selection && !selection.isCollapsed && currentTarget.contains(selection.anchorNode)) return;
  const line = target instanceof Element ? target.closest<HTMLElement>('[data-at]') : null;
  if (line) play(Number(line.dataset['at']));
}
