import { slugify } from '@longreturn/contract/slug';
import { createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { logIn } from '../testing/log-in.ts';
import { routeReading } from '../testing/route-reading.ts';

/** A page that lists the titles of sent issues and published episodes. */
const pageOfTitles: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    findPageRoute: routeReading(),
    async renderPage({ procedures, context, sharedResults }) {
      const caller = procedures.createCaller(context);
      const issues = await sharedResults.get('issues', () => caller.newsletter.issues.list({}));
      const episodes = await sharedResults.get('episodes', () => caller.content.episodes.list({}));
      const html = `<!doctype html>${[...issues.items, ...episodes.items].map(({ title }) => `<p>${title}</p>`).join('')}`;
      return { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), html, scripts: [] };
    },
  }),
};

/** Creates a site that gets no notifications from the database, as behind a pooler. It notices only its own writes. */
async function openSite() {
  const location = await createTestDatabase();
  const test = await createTestDeps(await connect({ ...location, url: `${location.url}?prepare=false` }));
  onTestFinished(test.close);
  const site = await createTestSite({ sharing: test, webApp: pageOfTitles });
  onTestFinished(site.close);
  const headers = await logIn(site, 'admin');
  const send = async (method: 'POST' | 'PUT' | 'DELETE', url: string, payload?: object) =>
    (await site.app.inject({ method, url, headers, ...(payload && { payload }) })).json();
  const read = async (url: string, given = {}) => (await site.app.inject({ url, headers: given })).payload;
  return { send, read, headers, now: () => site.clock.now() };
}

/**
 * Asserts that each read that begins after the write contains the text. This is checked twice: at once, and when the
 * reads that began before the write have ended.
 */
async function expectInReads(reads: readonly (() => Promise<string>)[], text: string, write: () => Promise<unknown>) {
  await Promise.all(reads.map((each) => each())); // fills the caches with the content before the write
  const underWay = reads.map((each) => each());
  expect(await write()).not.toHaveProperty('error');
  for (const each of reads) expect(await each()).toContain(text);
  await Promise.all(underWay);
  for (const each of reads) expect(await each()).toContain(text);
}

it('a sent issue is in every later read, for the admin who sent it and for everyone else', async () => {
  const { send, read, headers } = await openSite();
  const reads = [() => read('/'), () => read('/', headers), () => read('/api/newsletter/issues')];
  for (const title of ['One more year', 'Two more years', 'Three more years']) {
    const { id } = await send('POST', '/api/admin/newsletter/issues', {
      edition: 'episodes',
      title,
      slug: slugify(title),
      excerpt: 'A summary of the issue in one line.',
      bodyRichtext: `<p>${'A paragraph of some length. '.repeat(5)}</p>`,
    });
    await expectInReads(reads, title, () => send('POST', `/api/admin/newsletter/issues/${id}/send`, {}));
  }
});

it('creating, renaming, publishing or deleting an episode affects every later read', async () => {
  const { send, read, headers, now } = await openSite();
  const reads = [() => read('/'), () => read('/', headers), () => read('/api/episodes')];
  const path = '/api/admin/episodes';
  const publishedAt = now().toISOString();
  const fields = { title: 'Compounding years', slug: 'compounding-years', type: 'Investor Lens' };
  let id = '';
  await expectInReads(reads, 'Compounding years', async () => {
    const created = await send('POST', path, { ...fields, publishedAt });
    id = created.id;
    return created;
  });
  await expectInReads(reads, 'Discounted years', () => send('PUT', `${path}/${id}`, { title: 'Discounted years' }));

  const draft = await send('POST', path, { ...fields, title: 'Years in a drawer', slug: 'years-in-a-drawer' });
  for (const each of reads) expect(await each()).not.toContain('Years in a drawer');
  await expectInReads(reads, 'Years in a drawer', () => send('PUT', `${path}/${draft.id}`, { publishedAt }));

  await send('DELETE', `${path}/${draft.id}`);
  for (const each of reads) expect(await each()).not.toContain('Years in a drawer');
});
