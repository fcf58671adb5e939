import type { ArticleOfPage } from '@longreturn/core/ports';
import type { FetchedPage } from '@longreturn/providers/pages/fetch-page';
import { serveJobs } from '../child-jobs.ts';
import { extractArticle } from './extract-article.ts';

/** Returns null if the page has no article or the libraries can't handle it, for example because of deep nesting. */
function findArticle(page: FetchedPage): ArticleOfPage | null {
  try {
    return extractArticle(page) ?? null;
  } catch {
    return null;
  }
}

serveJobs<FetchedPage>(async (page) => findArticle(page));
