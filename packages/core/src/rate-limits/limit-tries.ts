import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { countTry } from './count-try.ts';
import { readerKey } from './reader-key.ts';

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

/** Counts a try of somebody; an address is given as its key and kept as its hash, an IPv6 client as its network. Throws rate.limited. */
export async function limitTries(deps: Counting, what: Limited, who: string): Promise<void> {
  const seconds = await countTry(deps, limitOf(what, who));
  if (seconds > 0) throw new AppError('rate.limited', undefined, seconds);
}

/** Counts a try as `limitTries` does, and says whether it was still allowed: for what is else quietly left undone. */
export async function mayTry(deps: Counting, what: Limited, who: string): Promise<boolean> {
  return (await countTry(deps, limitOf(what, who))) === 0;
}

function limitOf(what: Limited, who: string) {
  return { key: `${what}:${nameOf(what, who)}`, ...LIMITS_OF[what] };
}

function nameOf(what: Limited, who: string): string {
  if (what.endsWith(':address')) return sha256(who);
  return what.endsWith(':ip') ? readerKey(who) : who;
}
