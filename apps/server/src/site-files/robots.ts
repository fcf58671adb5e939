/** robots.txt for a site at this origin: everything but what is nobody's search result. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /admin
Disallow: /profile
Disallow: /api

Sitemap: ${origin}/sitemap.xml
`;
}
