import type { ActivityAction } from '@longreturn/contract/activity';
import { MESSAGES } from '@longreturn/contract/messages';
import type { IssuePlan } from '@longreturn/contract/newsletter-issue';
import { episodes } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import { publicationOf } from '../../content/publication.ts';
import type { Deps } from '../../deps.ts';
import type { IssueRow } from './present-issue.ts';

type Plan = Pick<IssueRow, 'segmentTags' | 'scheduledFor' | 'episodeId'>;

/** The plan of a draft that isn't scheduled and goes to all subscribers of its edition. */
export const NO_PLAN: Plan = { segmentTags: [], scheduledFor: null, episodeId: null };

/**
 * Returns the plan of an issue after these changes: its time or episode, and its recipients (docs/product.md,
 * Newsletter). A new time must be in the future, and a new episode must be unpublished, so that saving never sends an
 * issue. Throws input.invalid, episode.unknown, and issue.sent if the issue was sent and the plan changes.
 */
export async function planIssue(
  deps: Pick<Deps, 'db' | 'clock'>,
  before: Plan & { sentAt: Date | null },
  changes: IssuePlan,
): Promise<Plan> {
  const {
    segmentTags = before.segmentTags,
    scheduledFor = before.scheduledFor,
    episodeId = before.episodeId,
  } = changes;
  const isMoved = scheduledFor?.getTime() !== before.scheduledFor?.getTime();
  const isNewEpisode = episodeId !== before.episodeId;
  const isNewSegment = segmentTags.join() !== before.segmentTags.join();
  if (before.sentAt && (isMoved || isNewEpisode || isNewSegment)) throw new AppError('issue.sent');
  if (scheduledFor && episodeId) throw new AppError('input.invalid', { scheduledFor: MESSAGES.scheduledTwice });
  if (isMoved && scheduledFor && scheduledFor <= deps.clock.now()) {
    throw new AppError('input.invalid', { scheduledFor: MESSAGES.scheduledFor });
  }
  if (isNewEpisode && episodeId) await requireUnpublished(deps, episodeId);
  return { segmentTags, scheduledFor, episodeId };
}

async function requireUnpublished({ db, clock }: Pick<Deps, 'db' | 'clock'>, episodeId: string): Promise<void> {
  const [episode] = await db
    .select({ publishedAt: episodes.publishedAt })
    .from(episodes)
    .where(eq(episodes.id, episodeId))
    .for('key share'); // so that no one deletes the episode before the issue refers to it
  if (!episode) throw new AppError('episode.unknown');
  const isPublished = publicationOf(episode.publishedAt, clock.now()).is === 'published';
  if (isPublished) throw new AppError('input.invalid', { episodeId: MESSAGES.scheduledEpisode });
}

/** Returns whether an issue will be sent automatically. */
const isScheduled = ({ scheduledFor, episodeId }: Plan): boolean => scheduledFor !== null || episodeId !== null;

/**
 * Returns the audit log action for an update. If the schedule changed, the action is about the schedule, even if other
 * fields changed too.
 */
export function updateAction(before: Plan, after: Plan): ActivityAction {
  const isSame =
    before.scheduledFor?.getTime() === after.scheduledFor?.getTime() && before.episodeId === after.episodeId;
  if (isSame) return 'issue.updated';
  return isScheduled(after) ? 'issue.scheduled' : 'issue.unscheduled';
}
