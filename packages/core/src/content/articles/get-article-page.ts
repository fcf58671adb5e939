import type { ArticlePage } from '@longreturn/contract/content';
import { slugSchema } from '@longreturn/contract/scalars';
import { articleOldSlugs, articles } from '@longreturn/db/schema';
import { and, eq, or } from 'drizzle-orm';
import { AppError } from '../../app-error.ts';
import type { Deps } from '../../deps.ts';
import { canRead } from '../can-read-premium.ts';
import { splitBody } from '../html/split-body.ts';
import { isPublic } from '../is-public.ts';
import type { ReaderKind } from '../reader-kind.ts';
import { type ArticleCardRow, type ArticleRow, articleRow } from './article-row.ts';
import { findRelatedArticles } from './find-related-articles.ts';
import { presentArticle, presentArticleCard } from './present-article.ts';
import { minutesLeft } from './reading-minutes.ts';

type Reading = Pick<Deps, 'db' | 'clock'>;

/**
 * Returns a published article's page by its current slug or an old one; the result's `slug` is the current one. Throws
 * article.unknown.
 */
export async function getArticlePage(deps: Reading, reader: ReaderKind, slug: string): Promise<ArticlePage> {
  const row = await findArticle(deps, slug);
  if (!row) throw new AppError('article.unknown');
  const related = await findRelatedArticles(deps, row);
  return presentArticlePage(row, related, reader);
}

async function findArticle({ db, clock }: Reading, slug: string): Promise<ArticleRow | undefined> {
  if (!slugSchema.safeParse(slug).success) return undefined;
  const renamed = db
    .select({ id: articleOldSlugs.articleId })
    .from(articleOldSlugs)
    .where(eq(articleOldSlugs.slug, slug));
  const named = or(eq(articles.slug, slug), eq(articles.id, renamed));
  const [row] = await db
    .select(articleRow)
    .from(articles)
    .where(and(named, isPublic(articles, clock.now())));
  return row;
}

/** Formats an article's page for a reader: a premium body in two parts, or the reading time of its locked part. */
function presentArticlePage(row: ArticleRow, related: ArticleCardRow[], reader: ReaderKind): ArticlePage {
  const whole = canRead(reader, row);
  return {
    ...presentArticle(row, reader),
    parts: whole && row.isPremium ? (splitBody(row.bodyRichtext) ?? null) : null,
    minutesLeft: whole ? null : minutesLeft(row.bodyRichtext),
    related: related.map((other) => presentArticleCard(other, reader)),
  };
}
