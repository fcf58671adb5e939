import type { PreviewLink } from '@longreturn/contract/admin-content';
import type { ArticlePage } from '@longreturn/contract/content';
import type { PreviewInput } from '@longreturn/contract/content-input';
import { articles } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import type { Actor } from '../../actor.ts';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { createPreviewLink, findPreviewed } from '../preview-links.ts';
import { publicationOf } from '../publication.ts';
import { readerKind } from '../reader-kind.ts';
import { requireEditor } from '../require-editor.ts';
import { buildArticlePage } from './get-article-page.ts';
import { articleColumns } from './present-article.ts';

/**
 * Creates a link that shows an article to anyone for a day, even if the article isn't public yet (docs/product.md,
 * Publication). Throws session.required, action.forbidden, article.unknown.
 */
export async function linkArticlePreview(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  actor: Actor,
  id: string,
): Promise<PreviewLink> {
  requireEditor(actor);
  const [row] = await deps.db.select({ slug: articles.slug }).from(articles).where(eq(articles.id, id));
  if (!row) throw new AppError('article.unknown');
  return createPreviewLink(deps, { kind: 'article', id, path: `/articles/${row.slug}` });
}

/**
 * Returns the page of the article that a preview link shows. Until the article is public, everyone who has the link
 * sees all of it, and the publication date of a draft is the current time. Afterwards readers see what the article's own
 * page shows them. Throws article.unknown for a forged or expired link.
 */
export async function getArticlePreview(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: Actor,
  { preview }: PreviewInput,
): Promise<ArticlePage> {
  const id = await findPreviewed(deps, 'article', preview);
  if (id === undefined) throw new AppError('article.unknown');
  const [row] = await deps.db
    .select({ ...articleColumns, publishedAt: articles.publishedAt })
    .from(articles)
    .where(eq(articles.id, id));
  if (!row) throw new AppError('article.unknown');
  const now = deps.clock.now();
  const isPublic = publicationOf(row.publishedAt, now).is === 'published';
  const reader = isPublic ? readerKind(actor) : 'editor';
  return buildArticlePage(deps, reader, { ...row, publishedAt: row.publishedAt ?? now });
}
