import { chapterEnd } from './chapters.ts';
import { playerState, setPlayerState } from './player-state.ts';
import { type TimerChoice, timerOf } from './sleep-timer.ts';

/** Sets when the player pauses by itself. */
export function setTimer(choice: TimerChoice): void {
  const { chapters = [], positionSec } = playerState();
  const ends = timerOf(choice, { now: Date.now(), chapterEndSec: chapterEnd(chapters, positionSec) });
  setPlayerState({ timer: { choice, ends } });
}
