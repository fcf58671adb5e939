import type { IssueAudience, IssueAudienceInput } from '@longreturn/contract/newsletter-issue';
import type { Actor } from '../../actor.ts';
import { requireAdmin } from '../../admin/require-admin.ts';
import type { Deps } from '../../deps.ts';
import { findTags } from '../subscribers/list-tags.ts';
import { countRecipients, isIn } from './find-recipients.ts';

/**
 * Returns how many subscribers would receive an issue now. Also returns the tags from which the issue's segment can be
 * chosen: the tags of its edition's subscribers, the most frequent first. Throws session.required, action.forbidden.
 */
export async function getAudience(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { edition, segmentTags = [] }: IssueAudienceInput,
): Promise<IssueAudience> {
  requireAdmin(actor);
  const [recipients, tags] = await Promise.all([
    countRecipients(deps, { edition, segmentTags }),
    findTags(deps.db, isIn({ edition, segmentTags: [] })),
  ]);
  return { recipients, tags };
}
