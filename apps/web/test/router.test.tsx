import type { AppRouter } from '@longreturn/api/app-router';
import { BRAND } from '@longreturn/site/brand';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { createApiContext } from '../src/lib/trpc.ts';
import { type RenderedPage, renderApp } from '../src/render-app.tsx';
import { SITE_RESULTS } from './site-results.ts';

const ORIGIN = 'https://longreturn.example';

/** An API with empty lists. */
const empty: TRPCLink<AppRouter> =
  () =>
  ({ op }) =>
    observable((observer) => {
      const data = SITE_RESULTS[op.path] ?? { items: [], nextCursor: null, total: 0 };
      observer.next({ result: { type: 'data', data } });
      observer.complete();
    });

/** An API whose calls all fail. */
const failing: TRPCLink<AppRouter> = () => () =>
  observable((observer) => observer.error(TRPCClientError.from(new Error('lost'))));

/** Returns the page at a path, as the server renders it. */
function serve(path: string, api = empty): Promise<RenderedPage> {
  return renderApp({ request: new Request(ORIGIN + path), api: createApiContext(api), manifest: { routes: {} } });
}

test('a path with capital letters leads to the 404 page', async () => {
  expect((await serve('/newsletter')).status).toBe(200);
  expect((await serve('/NEWSLETTER')).status).toBe(404);
  expect((await serve('/Episodes')).status).toBe(404);
});

test('the two article lists have different titles', async () => {
  expect((await serve('/articles')).html).toContain('<title>All articles, premium and free: ');
  expect((await serve('/newsletter')).html).toContain('<title>Articles and newsletter: ');
});

test('search engines don’t index a later page of a list', async () => {
  expect((await serve('/articles')).html).not.toContain('noindex');
  expect((await serve('/articles?cursor=MjAyNg')).html).toContain('content="noindex, follow"');
});

test.each(['/', '/episodes', '/episodes/a', '/articles', '/articles/a', '/topics', '/topics/sleep', '/newsletter'])(
  'if a page fails to load, its only title is that of the error page: %s',
  async (path) => {
    const html = (await serve(path, failing)).html;
    expect(html.match(/<title>[^<]*/g)).toEqual(['<title>This page didn’t load']);
    expect(html).not.toContain('rel="canonical"');
    expect(html).toContain(BRAND.copyright);
  },
);
