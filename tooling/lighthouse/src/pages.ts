/** Pages that say the same to everyone, whatever is in the catalogue. */
const LASTING = [
  '/newsletter',
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

/** The pages that are audited: the front page, the lists, one episode, one article, one topic, and all that stand for themselves. */
export async function pages(origin: string): Promise<string[]> {
  const lists = ['/', '/episodes', '/articles', '/topics', '/topics/sleep'];
  return [...lists, await newest(origin, 'episodes'), await newest(origin, 'articles'), ...LASTING];
}

async function newest(origin: string, kind: 'episodes' | 'articles'): Promise<string> {
  const items = (await (await fetch(`${origin}/api/${kind}?limit=1`)).json()) as { slug: string }[]; // the REST list
  const [item] = items;
  if (!item) throw new Error(`the site has no ${kind}`);
  return `/${kind}/${item.slug}`;
}
