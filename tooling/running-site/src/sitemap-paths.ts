const LOCATION = /<loc>([^<]+)<\/loc>/g;

type Read = (path: string) => Promise<string>;

/** Returns the paths of all pages in the site's sitemap. Throws if there are none. */
export async function sitemapPaths(origin: string, read: Read = (path) => textOf(origin + path)): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await read(path)).matchAll(LOCATION)].map(([, url = '']) => url.slice(origin.length));
  const paths: string[] = [];
  for (const file of await locations('/sitemap.xml')) paths.push(...(await locations(file)));
  if (paths.length === 0) throw new Error('the sitemap has no pages');
  return paths;
}

async function textOf(url: string): Promise<string> {
  return (await fetch(url)).text();
}
