import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { sha256 } from '../sha256.ts';
import { type ClientKey, clientKeys } from './client-keys.ts';
import { countTries, type TryLimit } from './count-tries.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The limits: by IP address, email address, account or subscriber. */
const LIMITS_OF = {
  'login:ip': { max: 30, windowMs: 15 * MINUTE },
  'login:address': { max: 20, windowMs: 15 * MINUTE },
  'register:ip': { max: 20, windowMs: HOUR },
  'forgot:ip': { max: 20, windowMs: HOUR },
  'forgot:address': { max: 5, windowMs: HOUR },
  'resend:user': { max: 5, windowMs: HOUR },
  'reset:ip': { max: 60, windowMs: HOUR },
  'reset-link:ip': { max: 60, windowMs: HOUR },
  'confirm:ip': { max: 60, windowMs: HOUR },
  'password:user': { max: 10, windowMs: 15 * MINUTE },
  'mail-test:user': { max: 10, windowMs: HOUR },
  'newsletter-test:user': { max: 30, windowMs: HOUR },
  'contact:ip': { max: 5, windowMs: 10 * MINUTE },
  'contact-day:ip': { max: 30, windowMs: 24 * HOUR },
  'contact:address': { max: 5, windowMs: HOUR },
  'question:user': { max: 10, windowMs: HOUR },
  'newsletter:ip': { max: 20, windowMs: HOUR },
  'newsletter-mail:subscriber': { max: 3, windowMs: HOUR },
  /** Limited by subscriber, because a mail service opens the links of all its users from the same IP address. */
  'newsletter-link:subscriber': { max: 30, windowMs: HOUR },
} as const;

type Limited = keyof typeof LIMITS_OF;
type Counting = Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>;
/** A limit and the key to count: a client's IP address, the `emailKey` of an email address, or an ID. */
type Try = readonly [limit: Limited, subject: string];

/**
 * Counts an attempt. An email address is stored only as a hash, and an IPv6 address is counted by its networks. Throws
 * rate.limited.
 */
export async function limitTries(deps: Counting, ...[limit, subject]: Try): Promise<void> {
  await limitAllTries(deps, [[limit, subject]]);
}

/**
 * Counts several attempts in one SQL statement, in the given order. The attempts after the first rejected one aren't
 * counted. Throws rate.limited.
 */
export async function limitAllTries(deps: Counting, tries: readonly Try[]): Promise<void> {
  const seconds = await countTries(deps, tries.flatMap(limitsOf));
  if (seconds > 0) throw new AppError('rate.limited', undefined, seconds);
}

/** Counts an attempt as `limitTries` does, but returns whether it was allowed instead of throwing. */
export async function mayTry(deps: Counting, ...[limit, subject]: Try): Promise<boolean> {
  return (await countTries(deps, limitsOf([limit, subject]))) === 0;
}

/**
 * Returns the limits of an attempt, the narrowest key first. An attempt that a narrow key rejects doesn't count for the
 * wider key, so one client can't use up the limit of a whole network.
 */
function limitsOf([limit, subject]: Try): TryLimit[] {
  const { max, windowMs } = LIMITS_OF[limit];
  return keysOf(limit, subject).map(({ key, times }) => ({ key: `${limit}:${key}`, max: max * times, windowMs }));
}

function keysOf(limit: Limited, subject: string): readonly ClientKey[] {
  if (limit.endsWith(':ip')) return clientKeys(subject);
  return [{ key: limit.endsWith(':address') ? sha256(subject) : subject, times: 1 }];
}
