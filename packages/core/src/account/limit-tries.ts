import type { Deps } from '../deps.ts';
import { readerKey } from '../rate-limits/reader-key.ts';
import { spendTry } from '../rate-limits/spend-try.ts';
import { sha256 } from '../sha256.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** What may be tried how often, by one client, for one address or by one account (design: Accounts). */
const LIMITS_OF = {
  'login:ip': { most: 30, windowMs: 15 * MINUTE },
  'login:address': { most: 20, windowMs: 15 * MINUTE },
  'register:ip': { most: 20, windowMs: HOUR },
  'forgot:ip': { most: 20, windowMs: HOUR },
  'forgot:address': { most: 5, windowMs: HOUR },
  'resend:user': { most: 5, windowMs: HOUR },
  'reset:ip': { most: 60, windowMs: HOUR },
  'confirm:ip': { most: 60, windowMs: HOUR },
  'password:user': { most: 10, windowMs: 15 * MINUTE },
} as const;

/** Counts a try of somebody; an address is kept as its hash, an IPv6 client as its network. Throws rate.limited. */
export async function limitTries(
  deps: Pick<Deps, 'db' | 'clock' | 'rateLimitMultiplier'>,
  what: keyof typeof LIMITS_OF,
  who: string,
): Promise<void> {
  await spendTry(deps, { key: `${what}:${nameOf(what, who)}`, ...LIMITS_OF[what] });
}

function nameOf(what: keyof typeof LIMITS_OF, who: string): string {
  if (what.endsWith(':address')) return sha256(who);
  return what.endsWith(':ip') ? readerKey(who) : who;
}
