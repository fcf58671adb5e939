import type { AdminIssue, DigestEdition, DraftDigestInput } from '@longreturn/contract/newsletter-issue';
import { newsletterIssues } from '@longreturn/db/schema';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import { changeContent } from '../../content/write-content.ts';
import type { Deps } from '../../deps.ts';
import { isEnabled } from '../../site/require-feature.ts';
import { insertIssue } from '../issues/create-issue.ts';
import { lockIssue, presentAdminIssue } from '../issues/present-issue.ts';
import { type Sending, startSending } from '../issues/send-issue.ts';
import { lastDeletedBefore, wasSentAndDeleted } from './deleted-digests.ts';
import { type DigestSpan, lastSpan } from './digest-span.ts';
import { findPublished } from './find-published.ts';
import { writeDigest } from './write-digest.ts';

export type Drafting = Sending & Pick<Deps, 'siteContent'>;

/** The maximum number of days that daily highlights report on: yesterday, and earlier days without highlights. */
const MAX_DAYS = 7;
const DAY_MS = 24 * 3_600_000;

/**
 * Drafts the digest about the last day or quarter that is over, and returns it. Returns undefined if nothing was
 * published then, if that period already has a digest, or if its digest was sent and then deleted. If admins have
 * chosen to send digests without approval, sends it at once (docs/product.md, Newsletter). Throws session.required,
 * action.forbidden.
 */
export async function draftDigest(
  deps: Drafting,
  actor: Actor,
  { edition }: DraftDigestInput,
): Promise<AdminIssue | undefined> {
  requireAdmin(actor);
  const isSentAtOnce = await isEnabled(deps, 'digestsWithoutApproval');
  return changeContent(deps, async (writing) => {
    const span = lastSpan(edition, deps.clock.now());
    if (await wasSentAndDeleted(writing, { edition, period: span.period }))
      return { isChanged: false, result: undefined };
    const items = await findPublished(writing, { ...span, from: await startOf(writing, edition, span) });
    if (items.length === 0) return { isChanged: false, result: undefined };
    const draft = writeDigest(edition, span, items);
    const slug = (await isTaken(writing, draft.slug)) ? `${draft.slug}-digest` : draft.slug;
    const id = await insertIssue(writing, actor, { ...draft, slug }, { period: span.period });
    if (id === undefined) return { isChanged: false, result: undefined };
    if (isSentAtOnce) await startSending({ ...writing, jobs: deps.jobs }, actor, await lockIssue(writing.db, id));
    return { isChanged: true, result: presentAdminIssue(await lockIssue(writing.db, id)) };
  });
}

/**
 * Returns the start of the time that a digest reports on. Daily highlights also cover earlier days that had none, but
 * not days whose highlights were deleted.
 */
async function startOf(
  { db }: Pick<Deps, 'db'>,
  edition: DigestEdition,
  { period, from, until }: DigestSpan,
): Promise<Date> {
  if (edition !== 'daily-highlights') return from;
  const earliest = until.getTime() - MAX_DAYS * DAY_MS;
  const [last] = await db
    .select({ period: newsletterIssues.period })
    .from(newsletterIssues)
    .where(and(eq(newsletterIssues.edition, edition), isNotNull(newsletterIssues.period)))
    .orderBy(desc(newsletterIssues.period))
    .limit(1);
  const deleted = await lastDeletedBefore({ db }, { edition, period });
  const lastDay = [last?.period ?? '', deleted ?? ''].toSorted().at(-1);
  if (!lastDay) return from;
  const afterLast = Date.parse(`${lastDay}T00:00:00.000Z`) + DAY_MS;
  return new Date(Math.min(from.getTime(), Math.max(earliest, afterLast)));
}

async function isTaken({ db }: Pick<Deps, 'db'>, slug: string): Promise<boolean> {
  return (await db.$count(newsletterIssues, eq(newsletterIssues.slug, slug))) > 0;
}
