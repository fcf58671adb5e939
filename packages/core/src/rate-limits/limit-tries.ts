import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { type ClientKey, clientKeys } from './client-keys.ts';
import { countTries, type TryLimit } from './count-tries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The limits: by IP address, email address, account or subscriber. */
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
  /** Limited by subscriber, since a mail service opens the links of all its users from the same IP address. */
  'newsletter-link:subscriber': { most: 30, windowMs: HOUR },
} as const;

type Limited = keyof typeof LIMITS_OF;
type Counting = Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>;
/** A limit and the key to count: a client's IP address, the `emailKey` of an email address, or an ID. */
type Try = readonly [what: Limited, who: string];

/**
 * Counts an attempt. An email address is stored only as a hash, and an IPv6 address is counted by its networks. Throws
 * rate.limited.
 */
export async function limitTries(deps: Counting, ...[what, who]: Try): Promise<void> {
  await limitAllTries(deps, [[what, who]]);
}

/**
 * Counts several attempts in one statement. After a rejected attempt, later attempts aren't counted. Throws
 * rate.limited.
 */
export async function limitAllTries(deps: Counting, tries: readonly Try[]): Promise<void> {
  const seconds = await countTries(deps, tries.flatMap(limitsOf));
  if (seconds > 0) throw new AppError('rate.limited', undefined, seconds);
}

/** Counts an attempt as `limitTries` does, but returns whether it was allowed instead of throwing. */
export async function mayTry(deps: Counting, ...[what, who]: Try): Promise<boolean> {
  return (await countTries(deps, limitsOf([what, who]))) === 0;
}

/**
 * Returns the limits of an attempt, the narrowest key first. An attempt that a narrow key rejects doesn't count for the
 * wider key, so one client can't use up the limit of a whole network.
 */
function limitsOf([what, who]: Try): TryLimit[] {
  const { most, windowMs } = LIMITS_OF[what];
  return keysOf(what, who).map(({ key, times }) => ({ key: `${what}:${key}`, most: most * times, windowMs }));
}

function keysOf(what: Limited, who: string): readonly ClientKey[] {
  if (what.endsWith(':ip')) return clientKeys(who);
  return [{ key: what.endsWith(':address') ? sha256(who) : who, times: 1 }];
}
