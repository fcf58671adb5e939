import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { probe } from '../probe.ts';
import type { Row } from '../row.ts';

const MANIFEST = new URL('../../../../apps/web/dist/client/.vite/manifest.json', import.meta.url);
const SCRIPT = /<(?:script\b[^>]*\ssrc|link\b(?=[^>]*\srel="modulepreload")[^>]*\shref)="([^"]+)"/g;
const NAMED_FILES = /<script\b[^>]*\sdata-files[^>]*>([^<]*)</g;

const HOME_BYTES = 150_000;
const MORE_BYTES = 40_000;
/** The limit for pages with forms, which also load Mantine's controls and zod. */
const MORE_BYTES_WITH_FORMS = 100_000;
const FORM_PAGES = ['/login', '/register', '/forgot-password', '/contact', '/membership', '/membership/success'];
const DASHBOARD_BYTES = 350_000;
/** The panel of the dashboard's first tab. The page's HTML doesn't name the panel's files. */
const FIRST_TAB = 'src/features/admin/overview/overview-tab.tsx';

const PLAYER = 'src/features/player';
/** The module that loads when a visitor presses a play button. */
const USED_PLAYER = `${PLAYER}/open-player.ts`;
const USED_PLAYER_BYTES = 40_000;
/**
 * The player modules that every page with play buttons loads. The build bundles them with other code, so their source
 * code is measured instead of their files in the build.
 */
const PLAYER_ON_PAGES = ['player-state.ts', 'play-episode.ts', 'play-disc.tsx', 'player-host.tsx', 'queue-button.tsx'];
const PLAYER_ON_PAGES_BYTES = 5_000;

/**
 * Measures the compressed JavaScript of the home page and of the dashboard, and the JavaScript that other kinds of
 * pages load in addition to the home page's.
 */
export async function measureJavascript(site: string): Promise<Row[]> {
  const sizes = new Map<string, number>();
  const weigh = async (files: Iterable<string>) => {
    let sum = 0;
    for (const file of files) sum += await sizeOf(site, file, sizes);
    return sum;
  };
  const home = await scriptsOf(site, '/');
  const bytes = await weigh(home);
  const row = { name: 'JavaScript of /, compressed', value: kilobytes(bytes), target: '≤ 150 KB' };
  const rows: Row[] = [{ ...row, ok: bytes <= HOME_BYTES }];
  const measure = async (path: string, limit: number, { name = `${pattern(path)} adds`, sources = [] }: Added = {}) => {
    const more = await weigh((await scriptsOf(site, path, sources)).difference(home));
    const target = `≤ ${limit / 1000} KB`;
    rows.push({ name: `JavaScript that ${name}`, value: kilobytes(more), target, ok: more <= limit });
  };
  for (const path of await pagePaths(site)) await measure(path, MORE_BYTES);
  for (const path of FORM_PAGES) await measure(path, MORE_BYTES_WITH_FORMS);
  rows.push(await playerOnPages());
  await measure('/', USED_PLAYER_BYTES, { name: 'the player adds when it is used', sources: [USED_PLAYER] });
  const dashboard = await weigh(await scriptsOf(site, '/admin/dashboard', [FIRST_TAB]));
  rows.push({
    name: 'JavaScript of the dashboard’s first tab, compressed',
    value: kilobytes(dashboard),
    target: '≤ 350 KB',
    ok: dashboard <= DASHBOARD_BYTES,
  });
  return rows;
}

interface Added {
  name?: string;
  /** Modules that load after the page. */
  sources?: readonly string[];
}

/**
 * Measures the size of PLAYER_ON_PAGES: their source code, compressed. The code in the build is also minified, so it is
 * smaller still.
 */
async function playerOnPages(): Promise<Row> {
  const folder = new URL(`../../../../apps/web/${PLAYER}/`, import.meta.url);
  const sources = await Promise.all(PLAYER_ON_PAGES.map((file) => readFile(new URL(file, folder))));
  const bytes = brotliCompressSync(Buffer.concat(sources)).length;
  return {
    name: 'source of the player before it is used, compressed',
    value: kilobytes(bytes),
    target: '≤ 5 KB',
    ok: bytes <= PLAYER_ON_PAGES_BYTES,
  };
}

async function sizeOf(site: string, file: string, known: Map<string, number>): Promise<number> {
  const size = known.get(file) ?? (await probe(site + file, { 'accept-encoding': 'br' })).length;
  known.set(file, size);
  return size;
}

async function pagePaths(site: string): Promise<string[]> {
  const first = async (kind: string) => {
    const items = (await (await fetch(`${site}/api/${kind}?limit=1`)).json()) as { slug: string }[]; // a REST list
    return `/${kind}/${items[0]?.slug ?? ''}`;
  };
  const pages = [await first('episodes'), await first('articles')];
  return ['/episodes', '/articles', ...pages, '/topics', '/topics/sleep', '/newsletter'];
}

/** Returns the pattern of a path: '/episodes/a-title' → '/episodes/{slug}'. */
function pattern(path: string): string {
  return path.replace(/(?<=^\/\w+\/).+/, '{slug}');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}

/** The fields of Vite's manifest that we read. */
interface Chunk {
  file: string;
  imports?: string[];
}

/**
 * Returns the scripts that a page loads: those that its HTML names in script tags, modulepreload links and data-files
 * blocks, those that are built from `sources`, and the static imports of all of them.
 */
async function scriptsOf(site: string, path: string, sources: readonly string[] = []): Promise<Set<string>> {
  const html = await (await fetch(site + path)).text();
  const listed = [...html.matchAll(NAMED_FILES)].flatMap(([, list = '[]']) => JSON.parse(list) as string[]); // the server's route-manifest.ts writes it
  const named = [...[...html.matchAll(SCRIPT)].map(([, script = '']) => script), ...listed];
  if (named.length === 0) throw new Error(`${path} has no scripts`);
  const chunks = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<string, Chunk>; // Vite writes it
  const found = new Set<string>();
  const lazy = sources.map((source) => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`the build has no file for ${source}`);
    return `/${chunk.file}`;
  });
  for (const script of [...named, ...lazy]) addWithImports(chunks, script, found);
  return found;
}

function addWithImports(chunks: Record<string, Chunk>, script: string, found: Set<string>): void {
  if (found.has(script)) return;
  found.add(script);
  const chunk = Object.values(chunks).find(({ file }) => `/${file}` === script);
  for (const key of chunk?.imports ?? []) addWithImports(chunks, `/${chunks[key]?.file}`, found);
}
