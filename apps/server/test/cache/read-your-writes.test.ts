import { slugify } from '@longreturn/contract/slug';
import { buildUser, createTestDeps } from '@longreturn/core/testing';
import { connect } from '@longreturn/db/connect';
import { createTestDatabase } from '@longreturn/db/testing';
import { expect, it, onTestFinished } from 'vitest';
import type { WebApp } from '../../src/pages/web-app.ts';
import { createTestSite } from '../testing/create-test-site.ts';
import { routeReading } from '../testing/route-reading.ts';

const PASSWORD = 'Correct horse 1';
const ORIGIN = 'http://localhost:3000';

/** One page, which lists the titles of the issues that were sent. */
const pageOfIssues: WebApp = {
  load: async () => ({
    manifest: { routes: {} },
    findPageRoute: routeReading(),
    async renderPage({ procedures, context, sharedAnswers }) {
      const caller = procedures.createCaller(context);
      const { items } = await sharedAnswers.get('issues', () => caller.newsletter.issues.list({}));
      const html = `<!doctype html>${items.map(({ title }) => `<p>${title}</p>`).join('')}`;
      return { status: 200, headers: new Headers({ 'content-type': 'text/html; charset=utf-8' }), html, scripts: [] };
    },
  }),
};

/** A site that no notification reaches, as behind a pooler: what it knows of a write it knows from the write itself. */
async function openSite() {
  const location = await createTestDatabase();
  const test = await createTestDeps(await connect({ ...location, url: `${location.url}?prepare=false` }));
  onTestFinished(test.close);
  const site = await createTestSite({ sharing: test, webApp: pageOfIssues });
  onTestFinished(site.close);
  const { email } = await buildUser(test.deps, { role: 'admin', password: PASSWORD });
  const login = { method: 'POST', url: '/api/auth/login', payload: { email, password: PASSWORD } } as const;
  const [cookie] = (await site.app.inject(login)).cookies;
  const headers = { cookie: `${cookie?.name}=${cookie?.value}`, origin: ORIGIN };
  const post = async (url: string, payload: object) =>
    (await site.app.inject({ method: 'POST', url, headers, payload })).json();
  const read = async (url: string, given = {}) => (await site.app.inject({ url, headers: given })).payload;
  return { post, read, headers };
}

it('a confirmed write is in every read that follows it, for its writer and for everyone else', async () => {
  const { post, read, headers } = await openSite();
  for (const title of ['One more year', 'Two more years', 'Three more years']) {
    const reads = [() => read('/'), () => read('/', headers), () => read('/api/newsletter/issues')];
    await Promise.all(reads.map((each) => each())); // copies of the older content
    const { id } = await post('/api/admin/newsletter/issues', {
      edition: 'episodes',
      title,
      slug: slugify(title),
      excerpt: 'What an issue of this kind would say of itself in a line.',
      bodyRichtext: `<p>${'A paragraph of some length. '.repeat(5)}</p>`,
    });
    const underWay = reads.map((each) => each());
    expect(await post(`/api/admin/newsletter/issues/${id}/send`, {})).not.toHaveProperty('error');
    for (const each of reads) expect(await each()).toContain(title);
    await Promise.all(underWay);
    for (const each of reads) expect(await each()).toContain(title);
  }
});
