import type { Edition } from '@longreturn/contract/newsletter';
import { siteSecrets } from '@longreturn/db/schema';
import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';

const HIGHLIGHTS = 'deleted-highlights';
const SENT = 'deleted-sent-digests';
/** Remembered periods. Highlights never report on more than a week, and only the last period can be drafted again. */
const MAX_PERIODS = 30;
/** The length of a day and the space after it: '2026-11-21 '. A quarter is shorter. */
const LENGTH = 11;

/**
 * Remembers a deleted digest, so that the next highlights don't repeat its items, and so that no period is reported on
 * again after the digest was sent.
 */
export async function rememberDeletedDigest(
  { db }: Pick<Deps, 'db'>,
  { edition, period, sentAt }: { edition: Edition; period: string; sentAt: Date | null },
): Promise<void> {
  const names = [...(edition === 'daily-highlights' ? [HIGHLIGHTS] : []), ...(sentAt ? [SENT] : [])];
  if (names.length === 0) return;
  const value = sql`right(${siteSecrets.value} || excluded.value, ${MAX_PERIODS * LENGTH}::int)`;
  await db
    .insert(siteSecrets)
    .values(names.map((name) => ({ name, value: `${period} ` })))
    .onConflictDoUpdate({ target: siteSecrets.name, set: { value } });
}

/** Returns the days of the highlights that were deleted lately. */
export const readDeletedHighlights = (deps: Pick<Deps, 'db'>): Promise<string[]> => readPeriods(deps, HIGHLIGHTS);

/** Returns the days and quarters of the digests that were deleted lately after they had been sent. */
export const readDeletedSentDigests = (deps: Pick<Deps, 'db'>): Promise<string[]> => readPeriods(deps, SENT);

async function readPeriods({ db }: Pick<Deps, 'db'>, name: string): Promise<string[]> {
  const [row] = await db.select({ value: siteSecrets.value }).from(siteSecrets).where(eq(siteSecrets.name, name));
  return row?.value.trim().split(' ') ?? [];
}
