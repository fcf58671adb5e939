import { createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { type FlakyProxy, startFlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';
import { routeReading } from '../testing/route-reading.ts';

let proxy: FlakyProxy;
let site: TestSite;
let lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  const location = await createTestDatabase();
  proxy = await startFlakyProxy(location.url);
  site = await createTestSite({
    sharing: await createTestDeps(await connect({ ...location, url: proxy.url })),
    logTo: { write: (line: string) => void lines.push(JSON.parse(line)) },
    webApp: twoReads,
  });
  await proxy.cut();
});
afterAll(async () => {
  await site.close();
  await site.database.close();
  await proxy.close();
});
beforeEach(() => {
  lines = [];
});

/** A page that reads data twice, and is rendered even if both reads fail. */
const twoReads: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    findPageRoute: routeReading(),
    async renderPage({ procedures, context, onFailure }) {
      const { content } = procedures.createCaller(context);
      await Promise.all([content.topics.list().catch(onFailure), content.episodes.list({}).catch(onFailure)]);
      return { status: 500, headers: new Headers({ 'content-type': 'text/html' }), html: '<p>', scripts: [] };
    },
  }),
};

describe('a response that fails because of the database', () => {
  it.each([
    ['the API', '/api/topics'],
    ['a procedure', '/trpc/content.topics.list'],
    ['a page', '/topics'],
    ['a probe', '/readyz'],
    ['the sitemap', '/sitemap.xml'],
  ])('leaves one log line with the reason, and no stack: %s', async (_which, url) => {
    const response = await site.app.inject({ url });
    expect(response.statusCode).toBe(503);
    const failures = lines.filter(({ level }) => Number(level) > 30);
    expect(failures).toMatchObject([{ level: 40, reason: expect.stringMatching(/ECONN|CONNECT|connection/i) }]);
    expect(JSON.stringify(failures)).not.toMatch(/stack|node:| {4}at /);
    if (url !== '/readyz') expect(failures[0]?.['requestId']).toBe(response.headers['x-request-id']);
  });

  it('leaves one log line for a whole batch too', async () => {
    await site.app.inject({ url: '/trpc/content.topics.list,content.topics.list,content.topics.list?batch=1' });
    expect(lines.filter(({ level }) => Number(level) > 30)).toHaveLength(1);
  });
});
