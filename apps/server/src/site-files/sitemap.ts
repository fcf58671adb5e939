import type { Address } from '@longreturn/core/content/list-addresses';
import { escapeXml } from '@longreturn/site/art/escape-xml';

/** Pages of items, and the sections whose newest change is theirs: '' is the whole site. */
const LISTS: readonly { path: string; sections: readonly string[] }[] = [
  { path: '/', sections: [''] },
  { path: '/episodes', sections: ['/episodes/'] },
  { path: '/articles', sections: ['/articles/'] },
  { path: '/topics', sections: [''] },
  { path: '/newsletter', sections: ['/articles/', '/newsletter?'] },
];

/** Pages whose text is part of the site itself: when it last changed is not known here. */
const LASTING: readonly string[] = [
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

/** The protocol allows no more in one file. */
const LONGEST = 50_000;

/** sitemap.xml for a site at this origin with these items (sitemaps.org, 0.9). */
export function sitemap(origin: string, items: readonly Address[]): string {
  const lists = LISTS.map(({ path, sections }) => ({ path, updatedAt: newest(items, sections) }));
  const lasting = LASTING.map((path) => ({ path, updatedAt: null }));
  const urls = [...lists, ...lasting, ...items].slice(0, LONGEST).map(({ path, updatedAt }) => {
    const changed = updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`;
    return `<url><loc>${escapeXml(origin + path)}</loc>${changed}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`;
}

function newest(items: readonly Address[], sections: readonly string[]): string | null {
  let latest: string | null = null;
  for (const { path, updatedAt } of items) {
    if (updatedAt === null || !sections.some((section) => path.startsWith(section))) continue;
    if (latest === null || updatedAt > latest) latest = updatedAt;
  }
  return latest;
}
