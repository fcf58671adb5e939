import { isFetchable } from '@longreturn/contract/fetched-article';
import { MESSAGES } from '@longreturn/contract/messages';
import { AppError } from '@longreturn/core/app-error';
import { INTERNET, type Network, openUrl } from './open-url.ts';
import { readHtml } from './read-html.ts';

/** A web page, with the URL after redirects. */
export interface FetchedPage {
  url: string;
  html: string;
}

const MAX_REDIRECTS = 5;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const OK = 200;

/**
 * Fetches a public web page, and gives up when the signal aborts. Every URL, including those of redirects, must be
 * fetchable and lead to public IP addresses (decision 27). Throws page.unreadable for any failure; its cause says why.
 */
export async function fetchPage(given: string, signal: AbortSignal, network: Network = INTERNET): Promise<FetchedPage> {
  try {
    let url = new URL(given);
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const step = await readStep(url, network, signal);
      if ('html' in step) return { url: url.href, html: step.html };
      url = step.redirect;
    }
    throw new Error('there are too many redirects');
  } catch (error) {
    throw unreadable(error);
  }
}

/** Requests one URL: the page, or the URL that it redirects to. */
async function readStep(
  url: URL,
  network: Network,
  signal: AbortSignal,
): Promise<{ html: string } | { redirect: URL }> {
  if (!isFetchable(url)) throw new Error(`${url.protocol}//${url.host} can't be fetched`);
  const response = await openUrl(url, network, signal);
  try {
    const { statusCode = 0, headers } = response;
    if (REDIRECTS.has(statusCode) && headers.location !== undefined)
      return { redirect: new URL(headers.location, url) };
    if (statusCode !== OK) throw new Error(`the page responded with ${statusCode}`);
    return { html: await readHtml(response, signal) };
  } finally {
    response.destroy();
  }
}

/** Returns the error for a page that can't be used as an article. The cause is for the log. */
export function unreadable(cause: unknown): AppError {
  const error = new AppError('page.unreadable', { url: MESSAGES.fetchArticle });
  error.cause = cause;
  return error;
}
