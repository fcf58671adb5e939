import type { AdminArticle } from '@longreturn/contract/admin-content';
import type { RestoreRevisionInput } from '@longreturn/contract/content-input';
import type { Db } from '@longreturn/db/database';
import { topics } from '@longreturn/db/schema';
import { inArray } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { changeArticle } from '../articles/update-article.ts';
import { requireEditor } from '../require-editor.ts';
import type { Writing } from '../write-content.ts';
import { findRevision } from './get-revision.ts';

/**
 * Gives an article the title, excerpt, body and topics of a saved version, and returns the article. Restoring is a
 * change like any other: it is recorded, and creates a version. Topics that the site no longer has are left out. Throws
 * session.required, action.forbidden, article.unknown, revision.unknown, content.changed, input.invalid.
 */
export async function restoreRevision(
  deps: Writing,
  actor: Actor,
  { id, revisionId, updatedAt }: RestoreRevisionInput,
): Promise<AdminArticle> {
  requireEditor(actor);
  const { title, excerpt, bodyRichtext, ...saved } = await findRevision(deps.db, id, revisionId);
  const known = await findKnownTopics(deps.db, saved.topics);
  const changes = { id, updatedAt, title, excerpt, bodyRichtext, topics: known };
  return changeArticle(deps, actor, changes, { action: 'article.restored' });
}

async function findKnownTopics(db: Db, slugs: string[]): Promise<string[]> {
  const known = await db.select({ slug: topics.slug }).from(topics).where(inArray(topics.slug, slugs));
  return known.map(({ slug }) => slug);
}
