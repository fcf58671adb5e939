import { setPriority } from 'node:os';
import type { ArticleOfPage } from '@longreturn/core/ports';
import type { FetchedPage } from '@longreturn/providers/pages/fetch-page';
import { extractArticle } from './extract-article.ts';

/** Low priority: requests and password hashing come first. */
const LOW_PRIORITY = 10;

/** Entry point of the child process. Responds to a page with its article, or null. */
function respond(page: FetchedPage): void {
  process.send?.(findArticle(page) ?? null);
}

/** A document that the libraries can't handle, for example one that is nested too deeply, has no article. */
function findArticle(page: FetchedPage): ArticleOfPage | undefined {
  try {
    return extractArticle(page);
  } catch {
    return undefined;
  }
}

setPriority(LOW_PRIORITY);
process.on('message', (page) => respond(page as FetchedPage)); // ArticleFetcher sends nothing else
process.on('disconnect', () => process.exit());
