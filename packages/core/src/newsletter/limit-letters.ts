import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { spendTry } from '../rate-limits/spend-try.ts';
import { sha256 } from '../sha256.ts';

const HOUR_MS = 3_600_000;

const MOST_ASKED_BY_CLIENT = 20;
const MOST_MAILS_TO_ADDRESS = 3;
const MOST_CHANGES = 30;

type Limiting = Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>;

/** Counts that a client asks for the newsletter. Throws rate.limited. */
export async function limitAsking(deps: Limiting, ip: string): Promise<void> {
  await spendTry(deps, { key: `newsletter:ip:${ip}`, most: MOST_ASKED_BY_CLIENT, windowMs: HOUR_MS });
}

/** Counts a mail to an address that somebody has typed, kept as its hash; false when it has had enough for now. */
export async function mayMail(deps: Limiting, emailKey: string): Promise<boolean> {
  const key = `newsletter:address:${sha256(emailKey)}`;
  try {
    await spendTry(deps, { key, most: MOST_MAILS_TO_ADDRESS, windowMs: HOUR_MS });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate.limited') return false;
    throw error;
  }
}

/**
 * Counts what is done by a subscriber's own links; by subscriber, since a mail service presses the buttons of all its
 * people from one address. Throws rate.limited.
 */
export async function limitChanges(deps: Limiting, subscriberId: string): Promise<void> {
  await spendTry(deps, { key: `newsletter:link:${subscriberId}`, most: MOST_CHANGES, windowMs: HOUR_MS });
}
