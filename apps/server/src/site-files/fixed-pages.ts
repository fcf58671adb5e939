import type { SitemapList } from '@longreturn/core/content/sitemap/find-sitemap-lists';
import type { SitemapEntry } from '@longreturn/core/content/sitemap/list-sitemap-urls';
import type { SitemapSection } from '@longreturn/core/content/sitemap/sitemap-source';

/** Pages that list items. The last change of a page is the latest change of an item in its sections. */
const LISTS: readonly { path: string; sections: readonly SitemapSection[] }[] = [
  { path: '/', sections: ['episodes', 'articles', 'issues'] },
  { path: '/episodes', sections: ['episodes'] },
  { path: '/articles', sections: ['articles'] },
  { path: '/topics', sections: ['episodes', 'articles'] },
  { path: '/membership', sections: ['episodes', 'articles'] },
  { path: '/newsletter', sections: ['articles', 'issues'] },
];

/** Pages without listed items. Their last change is unknown. */
const STATIC_PATHS: readonly string[] = [
  '/about',
  '/contact',
  '/research',
  '/media',
  '/speaking',
  '/privacy',
  '/terms',
  '/cookies',
  '/disclosures',
];

/** Returns the pages that every site has, each with the last change of the items that it lists. */
export function fixedPages(lists: readonly SitemapList[]): SitemapEntry[] {
  return [
    ...LISTS.map(({ path, sections }) => ({ path, updatedAt: newestOf(lists, sections) })),
    ...STATIC_PATHS.map((path) => ({ path, updatedAt: null })),
  ];
}

function newestOf(lists: readonly SitemapList[], sections: readonly SitemapSection[]): string | null {
  const changes = lists.filter(({ section }) => sections.includes(section)).flatMap(({ updatedAt }) => updatedAt ?? []);
  return changes.toSorted().at(-1) ?? null;
}
