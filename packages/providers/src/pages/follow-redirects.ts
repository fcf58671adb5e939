import type { IncomingMessage } from 'node:http';
import { isFetchable } from '@longreturn/contract/fetched-article';
import { type Network, openUrl } from './open-url.ts';

const MAX_REDIRECTS = 5;
const REDIRECTS: ReadonlySet<number | undefined> = new Set([301, 302, 303, 307, 308]);

interface Request {
  signal: AbortSignal;
  network: Network;
  /** Request headers. By default, those of a request for a web page. */
  headers?: Record<string, string>;
}

/**
 * Requests a URL, follows its redirects, and returns the result of `read` for the last response. Every URL must be
 * fetchable and lead to public IP addresses (decision 27). `read` gets the response before its body is read. If `read`
 * throws, the connection is closed.
 */
export async function followRedirects<Result>(
  given: string,
  { signal, network, headers }: Request,
  read: (response: IncomingMessage, url: URL) => Promise<Result>,
): Promise<Result> {
  let url = new URL(given);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    if (!isFetchable(url)) throw new Error(`${url.protocol}//${url.host} can't be fetched`);
    const response = await openUrl(url, network, signal, headers && { headers });
    const { statusCode, headers: given } = response;
    try {
      if (!REDIRECTS.has(statusCode) || given.location === undefined) return await read(response, url);
    } catch (error) {
      response.destroy();
      throw error;
    }
    response.destroy();
    url = new URL(given.location, url);
  }
  throw new Error('there are too many redirects');
}
