import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { countTries, type TryLimit } from './count-tries.ts';
import { type ReaderKey, readerKeys } from './reader-keys.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The limits: by client, email address, account or subscriber. */
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
  /** By subscriber, since a mail service clicks the links of all its users from the same IP address. */
  'newsletter-link:subscriber': { most: 30, windowMs: HOUR },
} as const;

type Limited = keyof typeof LIMITS_OF;
type Counting = Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>;
/** A limit and its key: a client's IP address, the `emailKey` of an email address, or an ID. */
type Try = readonly [what: Limited, who: string];

/**
 * Counts an attempt. An email address is passed as its key and stored as its hash; an IPv6 client is counted by its
 * networks. Throws rate.limited.
 */
export async function limitTries(deps: Counting, ...[what, who]: Try): Promise<void> {
  await limitAllTries(deps, [[what, who]]);
}

/** Counts several attempts in one statement. After a refused one, later ones aren't counted. Throws rate.limited. */
export async function limitAllTries(deps: Counting, tries: readonly Try[]): Promise<void> {
  const seconds = await countTries(deps, tries.flatMap(limitsOf));
  if (seconds > 0) throw new AppError('rate.limited', undefined, seconds);
}

/** Counts an attempt as `limitTries` does, but returns whether it was allowed instead of throwing. */
export async function mayTry(deps: Counting, ...[what, who]: Try): Promise<boolean> {
  return (await countTries(deps, limitsOf([what, who]))) === 0;
}

/**
 * The narrowest key comes first: an attempt that it refuses doesn't count for the wider one, so one reader can't use up
 * a network's limit.
 */
function limitsOf([what, who]: Try): TryLimit[] {
  const { most, windowMs } = LIMITS_OF[what];
  return keysOf(what, who).map(({ key, times }) => ({ key: `${what}:${key}`, most: most * times, windowMs }));
}

function keysOf(what: Limited, who: string): readonly ReaderKey[] {
  if (what.endsWith(':ip')) return readerKeys(who);
  return [{ key: what.endsWith(':address') ? sha256(who) : who, times: 1 }];
}
