import type { Role } from '@longreturn/contract/roles';
import { entitlements } from '@longreturn/db/schema';
import type { TestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';

type Ledger = Pick<typeof entitlements.$inferInsert, 'source' | 'state' | 'paidThrough' | 'endedAt'>;

const DAY_MS = 24 * 3_600_000;
const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

/** The entitlements of people whose membership has just ended. */
const LEDGERS: Record<string, (now: Date) => Ledger> = {
  'a reader whose cancelled period is over': (now) => ({ source: 'stripe', state: 'cancelling', paidThrough: now }),
  'a reader whose renewal is missing': (now) => {
    return { source: 'paypal', state: 'active', paidThrough: daysBefore(now, 3) };
  },
  'a reader with a refund': (now) => {
    return { source: 'paypal', state: 'ended', paidThrough: daysBefore(now, -20), endedAt: now };
  },
  'a reader whose payment failed fourteen days ago': (now) => {
    return { source: 'stripe', state: 'past_due', paidThrough: daysBefore(now, 14) };
  },
  'a reader with an expired comp': (now) => ({ source: 'comp', state: 'active', paidThrough: now }),
  'a reader with a revoked comp': (now) => ({ source: 'comp', state: 'ended', paidThrough: null, endedAt: now }),
  'a reader with a used-up gift': (now) => ({ source: 'gift', state: 'active', paidThrough: now }),
};
/** The kinds of readers whose membership has ended. */
export const LAPSES = Object.keys(LEDGERS);

/** The headers of a reader's requests. */
export type Reader = Record<string, string>;

/** Creates an account with the role and signs in. */
export async function signIn(site: TestSite, role: Role): Promise<Reader> {
  const { cookie } = await logIn(site, role);
  return { cookie };
}

/** Creates an account whose membership has ended in one of the ways of `LAPSES`, and signs in. */
export async function signInLapsed(site: TestSite, lapse: string): Promise<Reader> {
  const { app, deps, clock } = site;
  const headers = await signIn(site, 'subscriber');
  const { id: userId } = (await app.inject({ url: '/api/auth/me', headers })).json();
  const ledger = LEDGERS[lapse]?.(clock.now());
  if (!ledger) throw new Error(`no ledger for ${lapse}`);
  const from = daysBefore(clock.now(), 60);
  const times = { from, createdAt: from, updatedAt: from };
  await deps.db.insert(entitlements).values({ id: deps.ids.next(), userId, reason: 'For a test', ...times, ...ledger });
  return headers;
}
