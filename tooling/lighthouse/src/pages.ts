/** The pages that are audited: the front page, a list, one episode and one article. */
export async function pages(origin: string): Promise<string[]> {
  return ['/', '/episodes', await newest(origin, 'episodes'), await newest(origin, 'articles')];
}

async function newest(origin: string, kind: 'episodes' | 'articles'): Promise<string> {
  const items = (await (await fetch(`${origin}/api/${kind}?limit=1`)).json()) as { slug: string }[]; // the REST list
  const [item] = items;
  if (!item) throw new Error(`the site has no ${kind}`);
  return `/${kind}/${item.slug}`;
}
