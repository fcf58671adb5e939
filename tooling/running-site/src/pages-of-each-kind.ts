import { sitemapPaths } from './sitemap-paths.ts';

/**
 * Returns the paths of one page of each kind in the sitemap: all paths with at most one segment, a topic, the newest
 * episode, article and issue, and the archive of issues.
 */
export async function pagesOfEachKind(origin: string): Promise<string[]> {
  const paths = await sitemapPaths(origin);
  const standing = paths.filter((path) => /^\/[^/?]*$/.test(path));
  const [issue] = paths.filter((path) => path.startsWith('/newsletter?'));
  if (standing.length === 0 || issue === undefined) throw new Error('the sitemap names no page, or no issue');
  const items = ['/topics/sleep', await newest(origin, 'episodes'), await newest(origin, 'articles'), issue];
  return [...standing, ...items, '/newsletter?archive=all'];
}

async function newest(origin: string, kind: 'episodes' | 'articles'): Promise<string> {
  const items = (await (await fetch(`${origin}/api/${kind}?limit=1`)).json()) as { slug: string }[]; // the REST list
  const [item] = items;
  if (!item) throw new Error(`the site has no ${kind}`);
  return `/${kind}/${item.slug}`;
}
