import { isFetchable } from '@longreturn/contract/fetched-article';
import type { FeedHub } from '@longreturn/core/ports';
import { INTERNET, openUrl } from '../pages/open-url.ts';

const TIMEOUT_MS = 10_000;
const HEADERS = { 'content-type': 'application/x-www-form-urlencoded', 'user-agent': 'LongReturn/1.0' };

interface FeedHubOptions {
  /** Whether the hub may be in a private network and on any port. */
  allowsPrivate: boolean;
}

/** Creates the client of WebSub hubs. A hub must have a public IP address, unless the owner has configured otherwise. */
export function createFeedHub({ allowsPrivate }: FeedHubOptions, network = INTERNET): FeedHub {
  return {
    async report(hubUrl, feedUrl) {
      const url = new URL(hubUrl);
      if (!allowsPrivate && !isFetchable(url)) throw new Error('the hub must use port 80 or 443');
      const body = new URLSearchParams({ 'hub.mode': 'publish', 'hub.url': feedUrl }).toString();
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const response = await openUrl(url, network, signal, { method: 'POST', headers: HEADERS, body, allowsPrivate });
      const { statusCode = 0 } = response.resume();
      if (statusCode < 200 || statusCode >= 300) throw new Error(`the hub responded with ${statusCode}`);
    },
  };
}
