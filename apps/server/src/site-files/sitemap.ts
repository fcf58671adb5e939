import type { SitemapEntry } from '@longreturn/core/content/sitemap/list-sitemap-urls';
import { escapeXml } from '@longreturn/site/art/escape-xml';

/** Returns a sitemap file (sitemaps.org, 0.9) that lists these pages of the site at `origin`. */
export function sitemap(origin: string, pages: readonly SitemapEntry[]): string {
  return document('urlset', 'url', origin, pages);
}

/** Returns a sitemap index (sitemaps.org, 0.9) that lists these sitemap files of the site at `origin`. */
export function sitemapIndex(origin: string, files: readonly SitemapEntry[]): string {
  return document('sitemapindex', 'sitemap', origin, files);
}

function document(root: string, entry: string, origin: string, addresses: readonly SitemapEntry[]): string {
  const entries = addresses.map(({ path, updatedAt }) => {
    const changed = updatedAt === null ? '' : `<lastmod>${updatedAt}</lastmod>`;
    return `<${entry}><loc>${escapeXml(origin + path)}</loc>${changed}</${entry}>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</${root}>
`;
}
