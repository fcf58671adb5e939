/** When the player pauses by itself. `at` is a clock time in milliseconds, `sec` a position in the episode. */
export type SleepTimer =
  | { is: 'off' }
  | { is: 'time'; at: number }
  | { is: 'chapter'; sec: number }
  | { is: 'episode' };

const NO_TIMER: SleepTimer = { is: 'off' };

/** The choices of the timer: minutes, or the end of the chapter or of the episode. */
export const TIMER_CHOICES = ['off', '15', '30', '45', '60', 'chapter', 'episode'] as const;
export type TimerChoice = (typeof TIMER_CHOICES)[number];

/** The reader's choice, and when it pauses the player. */
export interface ChosenTimer {
  choice: TimerChoice;
  ends: SleepTimer;
}

export const NO_SLEEP: ChosenTimer = { choice: 'off', ends: NO_TIMER };

interface Moment {
  /** The clock time in milliseconds. */
  now: number;
  positionSec: number;
}

/** Returns the timer for a choice. In the last chapter, 'end of the chapter' means the end of the episode. */
export function timerOf(
  choice: TimerChoice,
  { now, chapterEndSec }: { now: number; chapterEndSec?: number | undefined },
): SleepTimer {
  if (choice === 'off') return NO_TIMER;
  if (choice === 'episode') return { is: 'episode' };
  if (choice !== 'chapter') return { is: 'time', at: now + Number(choice) * 60_000 };
  return chapterEndSec === undefined ? { is: 'episode' } : { is: 'chapter', sec: chapterEndSec };
}

/**
 * Returns the timer for the next episode. A timer in minutes keeps running. A timer for the end of a chapter or episode
 * is removed, because it was for the previous episode.
 */
export function timerOfNext(timer: ChosenTimer | undefined, { now }: Pick<Moment, 'now'>): ChosenTimer {
  return timer?.ends.is === 'time' && now < timer.ends.at ? timer : NO_SLEEP;
}

/** Returns whether the timer has to pause the player now. At the end of the episode, the player stops anyway. */
export function isTimeToSleep(timer: SleepTimer, { now, positionSec }: Moment): boolean {
  if (timer.is === 'time') return now >= timer.at;
  if (timer.is === 'chapter') return positionSec >= timer.sec;
  return false;
}
