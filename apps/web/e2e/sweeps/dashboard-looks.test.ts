import { expect, test } from 'vitest';
import { EDGE_VISITS, findFaults } from '../find-faults.ts';
import { openWatchedPage } from '../open-watched-page.ts';
import { ADMIN, adminSiteAndBrowser } from '../site-and-browser.ts';

/** Requests that aren't faults: for sections that load when nearly in view, and for the preview links of drafts. */
const LATER_DATA =
  /requested data that was sent with the page: \S+\/trpc\/(admin\.(trends|scheduled|jobs|episodes\.previewLink),?)+\?/;

const surroundings = adminSiteAndBrowser();

test.each(['', '?tab=episodes'])(
  '/admin/dashboard%s doesn’t shift, logs nothing and is accessible on phones and desktops, light and dark',
  { timeout: 180_000 },
  async (query) => {
    const { site, browser } = surroundings;
    const opened = await openWatchedPage(browser, site.origin);
    const headers = { origin: site.origin };
    await opened.page.request.post(`${site.origin}/api/auth/login`, { data: ADMIN, headers });
    const faults: string[] = [];
    for (const look of EDGE_VISITS) {
      const visited = { ...look, url: `${site.origin}/admin/dashboard${query}`, status: 200 };
      faults.push(...(await findFaults(opened.page, opened.watch, visited)));
    }
    await opened.close();
    expect(faults.filter((fault) => !LATER_DATA.test(fault))).toEqual([]);
  },
);
