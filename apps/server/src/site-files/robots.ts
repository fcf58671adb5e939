/** Returns robots.txt for a site at this origin. It excludes pages that are useless as search results. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /profile
Disallow: /api

Sitemap: ${origin}/sitemap.xml
`;
}
