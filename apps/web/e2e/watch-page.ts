import type { Page } from 'playwright-core';

/** What a page logs and requests while it is open. */
export interface PageWatch {
  /** Clears the recorded faults and requests. `status` is the expected status of the next document. */
  begin(status: number): void;
  /** Console messages, errors, failed responses and requests to other hosts since `begin`. */
  faults(): string[];
  /** Requests for data since `begin`, except those to /api/reads. */
  dataCalls(): string[];
}

/**
 * The browser's console message for a status of 400 or above. It is ignored, because the response itself is checked.
 */
const FAILED_RESPONSE = 'Failed to load resource: the server responded with a status of';
/** The error of a request that was aborted because the browser left the page. */
const LEFT = 'net::ERR_ABORTED';

/** Starts recording what a page of the site at `origin` logs and requests. */
export function watchPage(page: Page, origin: string): PageWatch {
  let expected = 200;
  let faults: string[] = [];
  let calls: string[] = [];
  page.on('console', (message) => {
    if (!message.text().startsWith(FAILED_RESPONSE)) faults.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => faults.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== LEFT) faults.push(`${request.url()} failed: ${reason}`);
  });
  page.on('request', (request) => {
    const { origin: host, pathname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && host !== origin) faults.push(`request to another host: ${request.url()}`);
    if (/^\/(trpc|api)\//.test(pathname) && pathname !== '/api/reads') calls.push(request.url());
  });
  page.on('response', (response) => {
    const wanted = response.request().isNavigationRequest() ? expected : 200;
    if (response.status() >= 400 && response.status() !== wanted)
      faults.push(`${response.url()} responded with ${response.status()}`);
  });
  return {
    begin(status) {
      [expected, faults, calls] = [status, [], []];
    },
    faults: () => faults,
    dataCalls: () => calls,
  };
}
