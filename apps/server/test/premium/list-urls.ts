import { openApiDocument } from '@longreturn/api/openapi';
import { procedurePaths, procedureSchemas } from '@longreturn/api/procedure-schemas';
import type { TestSite } from '../testing/create-test-site.ts';
import type { Planted } from './plant-marks.ts';

const FILES = ['/robots.txt', '/sitemap.xml', '/feed.xml', '/llms.txt'];
const QUERIES = ['ama=1', 'q=members', 'q=sentence', 'topic=sleep', 'access=premium', 'limit=1', 'limit=0', 'cursor=!'];

/**
 * The URLs to leave out: the page with the press kit, and the tRPC query of that page. They show no episode or article,
 * and creating the press kit takes seconds.
 */
const PRESS = /^\/media$|^\/trpc\/content\.pressKit/;

/**
 * Returns the URLs of all pages, REST paths, queries and files except the press kit, with the slugs and IDs of the
 * planted items.
 */
export async function listUrls(site: TestSite, pages: readonly string[], planted: Planted): Promise<string[]> {
  const valuesFor = (path: string) => valuesOf(path, planted);
  const all = [
    ...(await sitemapUrls(site)),
    ...pageUrls(pages, planted),
    ...FILES,
    ...audioUrls(planted, ['', `/feeds/${planted.lapsedToken}`, '/feeds/guessed']),
    ...restUrls(valuesFor),
    ...trpcUrls(valuesFor),
  ];
  return [...new Set(all)].filter((url) => !PRESS.test(url));
}

/** Returns values for the parameters of a path, by name: the slugs and IDs of the items that the path refers to. */
function valuesOf(path: string, { episodes, articles, issues, revisionIds }: Planted): Values {
  const kinds: [RegExp, typeof episodes][] = [
    [/episode|audio|mediaItem|listening/i, episodes],
    [/article|revision/i, articles],
    [/issue/i, issues],
  ];
  const items = kinds.find(([name]) => name.test(path))?.[1] ?? [...episodes, ...articles, ...issues];
  return {
    slug: /topic/i.test(path) ? ['sleep'] : items.map(({ slug }) => slug),
    id: items.map(({ id }) => id),
    episodeId: episodes.map(({ id }) => id),
    revisionId: revisionIds,
    ...{ page: ['privacy'], part: ['brand'], userId: revisionIds.slice(0, 1), preview: ['forged'], q: ['members'] },
    state: ['picked', 'answered', 'hidden'],
    kind: ['public', 'ad-free'],
  };
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

/** The endings of a rendition's URLs, and endings that don't exist. */
const AUDIO_FILES = ['.mp3', '/chapters.json', '/transcript.vtt', '/transcript.srt', '/transcript.json'];
const OTHER_FORMS = ['', '/', '.MP3', '%2Emp3', '.m4a', '.mp3/', '.mp3?token=x', '/chapters', '/transcript'];

/** Returns the URLs of all audio, chapters and transcripts with each prefix. */
export function audioUrls({ renditionIds }: Pick<Planted, 'renditionIds'>, prefixes: readonly string[]): string[] {
  const files = [...AUDIO_FILES, ...OTHER_FORMS];
  const paths = renditionIds.flatMap((id) => files.map((file) => `/audio/${id}${file}`));
  return prefixes.flatMap((prefix) => paths.map((path) => prefix + path));
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

/** Returns the URLs of all REST paths: without a query, and with each of the `QUERIES` that the path documents. */
function restUrls(valuesFor: (path: string) => Values): string[] {
  return Object.entries(openApiDocument().paths).flatMap(([path, { get }]) => {
    if (!get) return [];
    const known = new Set(get.parameters?.filter((each) => each.in === 'query').map(({ name }) => name));
    const queries = path.includes('{') ? [] : QUERIES.filter((query) => known.has(query.replace(/=.*/, '')));
    return [...fill(path, valuesFor(path)), ...queries.map((query) => `${path}?${query}`)];
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

/** Returns the URLs of all tRPC queries: without input, and with each value of each of their fields. */
function trpcUrls(valuesFor: (path: string) => Values): string[] {
  return procedurePaths().flatMap((path) => {
    const { type, fields } = procedureSchemas(path);
    if (type !== 'query') return [];
    const values = valuesFor(path);
    const inputs = fields.flatMap((field) => (values[field] ?? []).map((value) => ({ [field]: value })));
    return [{}, ...inputs].map((input) => trpcUrl(path, input));
  });
}

/** Returns the URL that calls a query. */
export function trpcUrl(path: string, input: object): string {
  return `/trpc/${path}?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;
}
