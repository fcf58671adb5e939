import { emailKey } from '@longreturn/contract/email-key';
import type { Client } from '../account/client.ts';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import { readerKey } from '../rate-limits/reader-key.ts';
import { spendTry } from '../rate-limits/spend-try.ts';
import { sha256 } from '../sha256.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

type Counting = Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>;

/** Counts a message of a client: five in ten minutes and thirty a day. Throws rate.limited. */
export async function limitMessages(deps: Counting, { ip }: Client): Promise<void> {
  const who = readerKey(ip);
  await spendTry(deps, { key: `contact:ip:${who}`, most: 5, windowMs: 10 * MINUTE });
  await spendTry(deps, { key: `contact-day:ip:${who}`, most: 30, windowMs: 24 * HOUR });
}

/** Whether the address, which anybody may have typed, is written to: five times an hour at most, whoever asks. */
export async function mayAcknowledge(deps: Counting, email: string): Promise<boolean> {
  const key = `contact:address:${sha256(emailKey(email))}`;
  try {
    await spendTry(deps, { key, most: 5, windowMs: HOUR });
    return true;
  } catch (error) {
    if (error instanceof AppError && error.code === 'rate.limited') return false;
    throw error;
  }
}
