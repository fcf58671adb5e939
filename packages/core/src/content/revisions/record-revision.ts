import { articleRevisions } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { existingUserId } from '../../record-activity.ts';

/** The part of an article that its versions keep. */
export interface RevisedText {
  title: string;
  excerpt: string;
  bodyRichtext: string;
  topics: readonly string[];
}

interface Revision {
  articleId: string;
  actor: Actor;
  text: RevisedText;
  savedAt: Date;
  /** The previous text, and when it was saved. */
  before?: { text: RevisedText; savedAt: Date };
}

/**
 * Stores the text of an article as a version if the text is new or has changed (docs/product.md, Articles). The first
 * change of an article without versions, such as an article of the sample catalogue, also stores the previous text.
 */
export async function recordRevision({ db, ids }: Pick<Deps, 'db' | 'ids'>, revision: Revision): Promise<void> {
  const { articleId, actor, text, savedAt, before } = revision;
  if (before && isSameText(before.text, text)) return;
  if (before && !(await hasRevisions(db, articleId))) {
    const values = { id: ids.next(), articleId, ...columnsOf(before.text), savedBy: null, savedAt: before.savedAt };
    await db.insert(articleRevisions).values(values);
  }
  const savedBy = actor.is === 'user' ? existingUserId(actor.id) : null;
  await db.insert(articleRevisions).values({ id: ids.next(), articleId, ...columnsOf(text), savedBy, savedAt });
}

function columnsOf({ title, excerpt, bodyRichtext, topics }: RevisedText) {
  return { title, excerpt, bodyRichtext, topics: [...new Set(topics)] };
}

function isSameText(one: RevisedText, other: RevisedText): boolean {
  const keyOf = ({ topics, ...text }: ReturnType<typeof columnsOf>) =>
    JSON.stringify({ ...text, topics: topics.sort() });
  return keyOf(columnsOf(one)) === keyOf(columnsOf(other));
}

async function hasRevisions(db: Deps['db'], articleId: string): Promise<boolean> {
  const known = db.select({ id: articleRevisions.id }).from(articleRevisions);
  return (await known.where(eq(articleRevisions.articleId, articleId)).limit(1)).length > 0;
}
