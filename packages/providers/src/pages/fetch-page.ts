import { MESSAGES } from '@longreturn/contract/messages';
import { AppError } from '@longreturn/core/app-error';
import { followRedirects } from './follow-redirects.ts';
import { INTERNET, type Network } from './open-url.ts';

import { readHtml } from './read-html.ts';

/** A web page, with the URL after redirects. */
export interface FetchedPage {
  url: string;
  html: string;
}

const OK = 200;

/**
 * Fetches a public web page, and gives up when the signal aborts. Every URL, including those of redirects, must pass
 * `isFetchable` and lead to public IP addresses (decision 27). Throws page.unreadable for any failure; its cause says
 * why.
 */
export async function fetchPage(given: string, signal: AbortSignal, network: Network = INTERNET): Promise<FetchedPage> {
  try {
    return await followRedirects(given, { signal, network }, async (response, url) => {
      if (response.statusCode !== OK) throw new Error(`the page responded with ${response.statusCode}`);
      return { url: url.href, html: await readHtml(response, signal) };
    });
  } catch (error) {
    throw unreadable(error);
  }
}

/** Returns the error for a page that can't be used as an article. The cause is for the log. */
export function unreadable(cause: unknown): AppError {
  const error = new AppError('page.unreadable', { url: MESSAGES.fetchArticle });
  error.cause = cause;
  return error;
}
