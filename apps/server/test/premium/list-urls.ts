import { openApiDocument } from '@longreturn/api/openapi';
import { procedurePaths, procedureSchemas } from '@longreturn/api/procedure-schemas';
import type { TestSite } from '../testing/create-test-site.ts';
import type { Planted } from './plant-marks.ts';

const FILES = ['/robots.txt', '/sitemap.xml', '/feed.xml'];
const QUERIES = ['ama=1', 'q=members', 'q=sentence', 'topic=sleep', 'access=premium', 'limit=1', 'limit=0', 'cursor=!'];

/**
 * The page that is left out: it draws the files of the press kit, which takes seconds, and shows no episode or article.
 */
const PRESS_PAGE = '/media';

/**
 * Returns the URLs of all pages but /media, and of all REST paths, queries and files, with the slugs and IDs of the
 * planted items.
 */
export async function listUrls(site: TestSite, pages: readonly string[], planted: Planted): Promise<string[]> {
  const { episodes, articles, issues, revisionIds } = planted;
  const items = [...episodes, ...articles, ...issues];
  const values = {
    ...{ slug: [...items.map(({ slug }) => slug), 'sleep'], id: items.map(({ id }) => id), revisionId: revisionIds },
    ...{ episodeId: episodes.map(({ id }) => id) },
    ...{ page: ['privacy'], part: ['brand'], userId: revisionIds.slice(0, 1), preview: ['forged'], q: ['members'] },
    state: ['picked', 'answered', 'hidden'],
    kind: ['public', 'ad-free'],
  };
  const all = [
    ...(await sitemapUrls(site)),
    ...pageUrls(pages, planted),
    ...FILES,
    ...audioUrls(planted),
    ...restUrls(values),
    ...trpcUrls(values),
  ];
  return [...new Set(all)].filter((url) => url !== PRESS_PAGE);
}

/** Returns whether the URL is for editors and admins only. */
export const isForStaff = (url: string): boolean => /^\/(?:api\/admin\/|trpc\/admin\.)/.test(url);

/** Returns the URLs of the sitemaps, and the URLs that they list. */
async function sitemapUrls({ app, deps }: TestSite): Promise<string[]> {
  const locations = async (url: string) => {
    const { payload } = await app.inject({ url });
    return [...payload.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, location = '']) => location.replace(deps.origin, ''));
  };
  const files = await locations('/sitemap.xml');
  return [...files, ...(await Promise.all(files.map(locations))).flat()];
}

/** Returns the URLs of all audio, chapters and transcripts, also those at the private feed of a lapsed member. */
function audioUrls({ renditionIds, lapsedToken }: Planted): string[] {
  const texts = ['chapters.json', 'transcript.vtt', 'transcript.srt', 'transcript.json'];
  const paths = renditionIds.flatMap((id) => [`/audio/${id}.mp3`, ...texts.map((text) => `/audio/${id}/${text}`)]);
  return ['', `/feeds/${lapsedToken}`, '/feeds/guessed'].flatMap((prefix) => paths.map((path) => prefix + path));
}

/** Returns the URLs of pages. `routes` are the paths of the app's routes, some with a parameter. */
function pageUrls(routes: readonly string[], { episodes, articles, issues }: Planted): string[] {
  const items = [
    ...episodes.map(({ slug }) => `/episodes/${slug}`),
    ...articles.map(({ slug }) => `/articles/${slug}`),
  ];
  const lists = ['/', '/episodes', '/articles', '/topics/sleep', '/newsletter'];
  return [
    ...routes.filter((path) => !path.includes('$')),
    ...items.flatMap((path) => [path, `${path}?preview=forged`]),
    ...issues.map(({ slug }) => `/newsletter?issue=${slug}`),
    ...['/newsletter?archive=all', '/newsletter?archive=daily-highlights', '/newsletter?manage=forged'],
    ...lists.flatMap((path) => QUERIES.map((query) => `${path}?${query}`)),
  ];
}

/** Values for parameters, by name. */
type Values = Record<string, readonly string[]>;

/** Returns the URLs of all REST paths, each also with the `QUERIES` that it documents. */
function restUrls(values: Values): string[] {
  return Object.entries(openApiDocument().paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const known = new Set(get.parameters?.filter((each) => each.in === 'query').map(({ name }) => name));
    const queries = path.includes('{') ? [] : QUERIES.filter((query) => known.has(query.replace(/=.*/, '')));
    return [...fill(path, values), ...queries.map((query) => `${path}?${query}`)];
  });
}

/** Returns the path with every combination of values of its parameters. */
function fill(path: string, values: Values): string[] {
  const [parameter, name = ''] = /\{(\w+)\}/.exec(path) ?? [];
  if (parameter === undefined) return [path];
  const known = values[name];
  if (!known) throw new Error(`${path} needs a value`);
  return known.flatMap((value) => fill(path.replace(parameter, value), values));
}

/** Returns the URLs of all queries: without input, and with each value of each of their fields. */
function trpcUrls(values: Values): string[] {
  return procedurePaths().flatMap((path) => {
    const { type, fields } = procedureSchemas(path);
    if (type !== 'query') return [];
    const inputs = fields.flatMap((field) => (values[field] ?? []).map((value) => ({ [field]: value })));
    return [{}, ...inputs].map((input) => trpcUrl(path, input));
  });
}

/** Returns the URL that calls a query. */
export function trpcUrl(path: string, input: object): string {
  return `/trpc/${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
}
