import { AppError } from '@longreturn/core/app-error';
import type { ArticleOfPage, PageFetcher } from '@longreturn/core/ports';
import { type BoundedWork, boundedWork } from '@longreturn/providers/bounded-work';
import { type FetchedPage, fetchPage, unreadable } from '@longreturn/providers/pages/fetch-page';
import { untilAborted } from '@longreturn/providers/pages/until-aborted';
import { z } from 'zod';
import { ChildWorker, type ChildWorkerOptions } from '../child-worker.ts';
import { childProgram } from '../own-files.ts';
import { ChildEnded, JobFailed } from '../send-job.ts';

export interface ArticleFetcherOptions extends ChildWorkerOptions {
  /** Time limit of a fetch in milliseconds, including redirects and the search for the article. */
  fetchMs: number;
  /** Fetches a page. Stops if the signal aborts. Throws page.unreadable. */
  fetchPage(url: string, signal: AbortSignal): Promise<FetchedPage>;
}

const OPTIONS: ArticleFetcherOptions = {
  script: childProgram('fetched-pages/extract-process'),
  flags: ['--max-old-space-size=256'],
  waiting: 20,
  timeMs: 3500,
  idleMs: 30_000,
  silent: true, // a page that needs too much memory makes V8 print a long report
  fetchMs: 4000, // leaves time to respond within five seconds
  fetchPage,
};

const BOUNDS = { atOnce: 8, waiting: 40, retryAfterSec: 5 };

/** The child's response. It is validated, because the child reads untrusted pages. */
const articleSchema = z.object({ title: z.string(), excerpt: z.string(), html: z.string() }).nullable();

/** Fetches pages of other sites, and finds their articles in a child process (decision 27). */
export class ArticleFetcher implements PageFetcher {
  readonly #options: ArticleFetcherOptions;
  readonly #worker: ChildWorker;
  readonly #inTurn: BoundedWork = boundedWork(BOUNDS);

  constructor(options: Partial<ArticleFetcherOptions> = {}) {
    this.#options = { ...OPTIONS, ...options };
    this.#worker = new ChildWorker(this.#options);
  }

  async fetchArticle(url: string): Promise<ArticleOfPage> {
    const signal = AbortSignal.timeout(this.#options.fetchMs);
    try {
      return await untilAborted(
        signal,
        this.#inTurn(() => this.#read(url, signal)),
      );
    } catch (error) {
      throw error instanceof AppError || isBug(error) ? error : unreadable(error);
    }
  }

  /** Ends the process permanently; a page in progress fails. */
  async close(): Promise<void> {
    await this.#worker.close();
  }

  async #read(url: string, signal: AbortSignal): Promise<ArticleOfPage> {
    const page = await this.#options.fetchPage(url, signal);
    const article = articleSchema.parse(await this.#worker.run({ ...page }));
    if (!article) throw new Error('the page has no article');
    return article;
  }
}

/** Returns whether the failure is a bug of the site: the search threw an error, or its process exited by itself. */
function isBug(error: unknown): boolean {
  return error instanceof JobFailed || (error instanceof ChildEnded && !error.isDueToJob);
}
