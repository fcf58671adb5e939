import { sitemapPaths } from './sitemap-paths.ts';

/**
 * Returns paths that cover each kind of public page: all paths in the sitemap with at most one segment, a topic, the
 * newest episode, the newest article, the first issue in the sitemap, and the archive of issues.
 */
export async function pagesOfEachKind(origin: string): Promise<string[]> {
  const paths = await sitemapPaths(origin);
  const topLevel = paths.filter((path) => /^\/[^/?]*$/.test(path));
  const [issue] = paths.filter((path) => path.startsWith('/newsletter?'));
  if (topLevel.length === 0 || issue === undefined) throw new Error('the sitemap has no pages or no issues');
  const items = ['/topics/sleep', await newest(origin, 'episodes'), await newest(origin, 'articles'), issue];
  return [...topLevel, ...items, '/newsletter?archive=all'];
}

async function newest(origin: string, kind: 'episodes' | 'articles'): Promise<string> {
  const items = (await (await fetch(`${origin}/api/${kind}?limit=1`)).json()) as { slug: string }[]; // the REST list
  const [item] = items;
  if (!item) throw new Error(`the site has no ${kind}`);
  return `/${kind}/${item.slug}`;
}
