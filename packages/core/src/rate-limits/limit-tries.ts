import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { countTry } from './count-try.ts';
import { type ReaderKey, readerKeys } from './reader-keys.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What may be tried how often: by one client, for one address, by one account or by one subscriber's links. */
const LIMITS_OF = {
  'login:ip': { most: 30, windowMs: 15 * MINUTE },
  'login:address': { most: 20, windowMs: 15 * MINUTE },
  'register:ip': { most: 20, windowMs: HOUR },
  'forgot:ip': { most: 20, windowMs: HOUR },
  'forgot:address': { most: 5, windowMs: HOUR },
  'resend:user': { most: 5, windowMs: HOUR },
  'reset:ip': { most: 60, windowMs: HOUR },
  'reset-link:ip': { most: 60, windowMs: HOUR },
  'confirm:ip': { most: 60, windowMs: HOUR },
  'password:user': { most: 10, windowMs: 15 * MINUTE },
  'contact:ip': { most: 5, windowMs: 10 * MINUTE },
  'contact-day:ip': { most: 30, windowMs: 24 * HOUR },
  'contact:address': { most: 5, windowMs: HOUR },
  'newsletter:ip': { most: 20, windowMs: HOUR },
  'newsletter-mail:subscriber': { most: 3, windowMs: HOUR },
  /** By subscriber, since a mail service presses the buttons of all its people from one address. */
  'newsletter-link:subscriber': { most: 30, windowMs: HOUR },
} as const;

type Limited = keyof typeof LIMITS_OF;
type Counting = Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>;

/**
 * Counts a try of somebody; an email address is given as its key and stored as its hash, an IPv6 client as its networks.
 * Throws rate.limited.
 */
export async function limitTries(deps: Counting, what: Limited, who: string): Promise<void> {
  const seconds = await secondsToWait(deps, what, who);
  if (seconds > 0) throw new AppError('rate.limited', undefined, seconds);
}

/** Counts a try as `limitTries` does, and returns whether it was still allowed: for what is silently not done otherwise. */
export async function mayTry(deps: Counting, what: Limited, who: string): Promise<boolean> {
  return (await secondsToWait(deps, what, who)) === 0;
}

/** A try that a narrow key refuses is not counted for the wider one, so that one reader can't use up a whole network's tries. */
async function secondsToWait(deps: Counting, what: Limited, who: string): Promise<number> {
  const { most, windowMs } = LIMITS_OF[what];
  for (const { key, times } of keysOf(what, who)) {
    const seconds = await countTry(deps, { key: `${what}:${key}`, most: most * times, windowMs });
    if (seconds > 0) return seconds;
  }
  return 0;
}

function keysOf(what: Limited, who: string): readonly ReaderKey[] {
  if (what.endsWith(':ip')) return readerKeys(who);
  return [{ key: what.endsWith(':address') ? sha256(who) : who, times: 1 }];
}
