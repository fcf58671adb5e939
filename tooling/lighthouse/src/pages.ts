const LOCATION = /<loc>([^<]+)<\/loc>/g;

/** The pages that are audited: all that the sitemap names with one step or none, a topic, and the newest episode and article. */
export async function pages(origin: string): Promise<string[]> {
  const sitemap = await (await fetch(`${origin}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(LOCATION)].map(([, address = '']) => new URL(address).pathname);
  const standing = paths.filter((path) => /^\/[^/]*$/.test(path));
  if (standing.length === 0) throw new Error('the sitemap names no page');
  return [...standing, '/topics/sleep', await newest(origin, 'episodes'), await newest(origin, 'articles')];
}

async function newest(origin: string, kind: 'episodes' | 'articles'): Promise<string> {
  const items = (await (await fetch(`${origin}/api/${kind}?limit=1`)).json()) as { slug: string }[]; // the REST list
  const [item] = items;
  if (!item) throw new Error(`the site has no ${kind}`);
  return `/${kind}/${item.slug}`;
}
