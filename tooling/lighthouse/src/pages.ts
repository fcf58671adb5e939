const LOCATION = /<loc>([^<]+)<\/loc>/g;

/**
 * The pages that are audited: all that the sitemap names with one step or none, a topic, the newest episode,
 * article and issue, and the archive of issues.
 */
export async function pages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(LOCATION)].map(([, address = '']) => address.slice(origin.length));
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
