import type { ArticleOfPage } from '@longreturn/core/ports';
import type { FetchedPage } from '@longreturn/providers/pages/fetch-page';
import { serveJobs } from '../child-jobs.ts';
import { extractArticle } from './extract-article.ts';

/** A document that the libraries can't handle, for example one that is nested too deeply, has no article. */
function findArticle(page: FetchedPage): ArticleOfPage | null {
  try {
    return extractArticle(page) ?? null;
  } catch {
    return null;
  }
}

serveJobs<FetchedPage>(async (page) => findArticle(page));
