import type { Db } from '@longreturn/db/database';
import { articles, mediaUses, newsletterIssues } from '@longreturn/db/schema';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import sanitizeHtml from 'sanitize-html';
import { ALLOWED_HTML } from '../content/html/sanitize-body.ts';
import { fileIdsIn, versionPath } from './media-path.ts';

type Version = Parameters<typeof versionPath>[0];

/**
 * In all bodies, changes the URLs of a file from one version to another. This doesn't count as an edit of the items.
 */
export async function moveFileInBodies(tx: Db, from: Version, to: Version): Promise<void> {
  const moved = (column: PgColumn) => sql`replace(${column}, ${versionPath(from)}, ${versionPath(to)})`;
  await tx
    .update(articles)
    .set({ bodyRichtext: moved(articles.bodyRichtext), preview: moved(articles.preview) })
    .where(inArray(articles.id, itemsWith(tx, 'article', from.id)));
  await tx
    .update(newsletterIssues)
    .set({ bodyRichtext: moved(newsletterIssues.bodyRichtext) })
    .where(inArray(newsletterIssues.id, itemsWith(tx, 'issue', from.id)));
}

/** Removes from all bodies the links to a file and the images that show it. The text of the links stays. */
export async function removeFileFromBodies(tx: Db, fileId: string): Promise<void> {
  const inArticle = inArray(articles.id, itemsWith(tx, 'article', fileId));
  const articleBodies = tx
    .select({ id: articles.id, bodyRichtext: articles.bodyRichtext, preview: articles.preview })
    .from(articles);
  for (const { id, bodyRichtext, preview } of await articleBodies.where(inArticle).for('update')) {
    const rest = { bodyRichtext: without(bodyRichtext, fileId), preview: preview && without(preview, fileId) };
    await tx.update(articles).set(rest).where(eq(articles.id, id));
  }
  const inIssue = inArray(newsletterIssues.id, itemsWith(tx, 'issue', fileId));
  const issueBodies = tx
    .select({ id: newsletterIssues.id, bodyRichtext: newsletterIssues.bodyRichtext })
    .from(newsletterIssues);
  for (const { id, bodyRichtext } of await issueBodies.where(inIssue).for('update')) {
    const rest = { bodyRichtext: without(bodyRichtext, fileId) };
    await tx.update(newsletterIssues).set(rest).where(eq(newsletterIssues.id, id));
  }
}

function itemsWith(db: Db, itemType: 'article' | 'issue', fileId: string) {
  const uses = and(eq(mediaUses.fileId, fileId), eq(mediaUses.itemType, itemType), eq(mediaUses.place, 'body'));
  return db.select({ id: mediaUses.itemId }).from(mediaUses).where(uses);
}

/** Returns a body without the file's images and links. The body is sanitised already, so nothing else changes. */
function without(html: string, fileId: string): string {
  const leadsToFile = (url = '') => fileIdsIn(`src="${url}"`).includes(fileId);
  return sanitizeHtml(html, {
    ...ALLOWED_HTML,
    transformTags: { a: (tagName, attribs) => ({ tagName, attribs: leadsToFile(attribs['href']) ? {} : attribs }) },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && leadsToFile(attribs['src']),
  });
}
