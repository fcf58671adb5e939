import { AppError } from '@longreturn/core/app-error';
import { findSitemapLists, type SitemapList } from '@longreturn/core/content/sitemap/find-sitemap-lists';
import { listSitemapUrls, type SitemapEntry } from '@longreturn/core/content/sitemap/list-sitemap-urls';
import type { SitemapSection } from '@longreturn/core/content/sitemap/sitemap-source';
import type { FastifyInstance } from 'fastify';
import type { AppParts } from '../app-parts.ts';
import { sendResponse } from '../cache/send-response.ts';
import { finishResponse } from '../cache/stored-response.ts';
import { fixedPages } from '../site-files/fixed-pages.ts';
import { sitemap, sitemapIndex } from '../site-files/sitemap.ts';

const SITEMAP = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Accept-Encoding',
};
const FILE = /^(?:(?<fixed>pages)|(?<section>topics|episodes|articles|issues)-(?<list>[1-9]\d{0,5}))\.xml$/;

/**
 * Serves /robots.txt, /sitemap.xml and /sitemaps/*. /sitemap.xml is an index of the files in /sitemaps. Each of these
 * files lists at most 2,000 pages, which bounds the time and memory for a file, however large the site is.
 */
export function registerSiteFiles(app: FastifyInstance, { env, services, cache }: AppParts): void {
  const { deps } = services;

  app.get('/sitemap.xml', async (request, reply) => {
    const make = async () => sitemapIndex(env.origin, indexOf(await findSitemapLists(deps)));
    return sendResponse(request, reply, await cached('/sitemap.xml', make));
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const { file } = request.params;
    const make = async () => sitemap(env.origin, await pagesOf(file));
    return sendResponse(request, reply, await cached(`/sitemaps/${file}`, make));
  });

  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots(env.origin)),
  );

  function cached(key: string, make: () => Promise<string>) {
    return cache.getOrMake(key, async () => finishResponse(200, SITEMAP, await make()));
  }

  /** Throws path.unknown if there is no such file. */
  async function pagesOf(file: string): Promise<SitemapEntry[]> {
    const named = FILE.exec(file)?.groups;
    if (!named) throw new AppError('path.unknown');
    if (named['fixed']) return fixedPages(await findSitemapLists(deps));
    const section = named['section'] as SitemapSection; // the pattern matches no other names
    const pages = await listSitemapUrls(deps, section, Number(named['list']));
    if (pages.length === 0) throw new AppError('path.unknown');
    return pages;
  }
}

function indexOf(lists: readonly SitemapList[]): SitemapEntry[] {
  const files = lists.map(({ section, list, updatedAt }) => ({ path: `/sitemaps/${section}-${list}.xml`, updatedAt }));
  return [{ path: '/sitemaps/pages.xml', updatedAt: null }, ...files];
}

/** Returns robots.txt for a site at this origin. It excludes pages that are useless as search results. */
function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /profile
Disallow: /api

Sitemap: ${origin}/sitemap.xml
`;
}
