import type { AppRouter } from '@longreturn/api/app-router';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { createApiContext } from '../../src/lib/trpc.ts';
import { renderApp } from '../../src/render-app.tsx';
import { SITE_RESULTS } from '../site-results.ts';

export const ORIGIN = 'https://longreturn.example';

/** Returns an API with these results and an anonymous session. A procedure whose result is an error fails. */
const knowing =
  (results: Record<string, unknown>): TRPCLink<AppRouter> =>
  () =>
  ({ op }) =>
    observable((observer) => {
      const result = results[op.path] ?? SITE_RESULTS[op.path] ?? null;
      if (result instanceof Error) return observer.error(TRPCClientError.from(result));
      observer.next({ result: { type: 'data', data: result } });
      observer.complete();
    });

/** Returns a page as the server renders it: its status, its HTML, its main part, and the main part as plain text. */
export async function readPage(path: string, results: Record<string, unknown> = {}) {
  const request = new Request(ORIGIN + path);
  const { status, html } = await renderApp({
    request,
    api: createApiContext(knowing(results)),
    manifest: { routes: {} },
  });
  const main = /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? '';
  return { status, html, main, text: plain(main.replace(/<[^>]*>/g, ' ')) };
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** Returns HTML with its entities decoded and without double spaces. */
export function plain(html: string): string {
  return html.replace(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole).replace(/\s+/g, ' ');
}

/** Returns the links in HTML: URL, text, and accessible name if it differs. */
export function linksIn(html: string): { href: string; text: string; name: string | undefined }[] {
  return [...html.matchAll(/<a ([^>]*)>(.*?)<\/a>/gs)].map(([, attributes = '', inner = '']) => ({
    href: plain(/href="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    text: plain(inner.replace(/<svg.*?<\/svg>|<[^>]*>/gs, '')).trim(),
    name: /aria-label="([^"]*)"/.exec(attributes)?.[1],
  }));
}

/** Returns the objects of a page's structured data. */
export function structuredData(html: string): Record<string, unknown>[] {
  const found = html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...found].map(([, json = '{}']) => JSON.parse(json));
}
