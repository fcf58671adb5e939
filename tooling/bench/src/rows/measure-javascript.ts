import { probe } from '../probe.ts';
import type { Row } from '../row.ts';
import { scriptsOf } from '../scripts-of.ts';

const HOME_BYTES = 150_000;
const MORE_BYTES = 40_000;
/** For pages with forms: Mantine's controls and zod. */
const MORE_BYTES_WITH_FORMS = 100_000;
const FORM_PAGES = ['/login', '/register', '/forgot-password', '/contact'];

/** Measures the compressed JavaScript of the home page, and what each other kind of page adds. */
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
  const measure = async (path: string, limit: number) => {
    const more = await weigh((await scriptsOf(site, path)).difference(home));
    const target = `≤ ${limit / 1000} KB`;
    rows.push({ name: `JavaScript that ${pattern(path)} adds`, value: kilobytes(more), target, ok: more <= limit });
  };
  for (const path of await pagePaths(site)) await measure(path, MORE_BYTES);
  for (const path of FORM_PAGES) await measure(path, MORE_BYTES_WITH_FORMS);
  return rows;
}

async function sizeOf(site: string, file: string, known: Map<string, number>): Promise<number> {
  const size = known.get(file) ?? (await probe(site + file, { 'accept-encoding': 'br' })).length;
  known.set(file, size);
  return size;
}

async function pagePaths(site: string): Promise<string[]> {
  const first = async (kind: string) => {
    const items = (await (await fetch(`${site}/api/${kind}?limit=1`)).json()) as { slug: string }[]; // the REST list
    return `/${kind}/${items[0]?.slug ?? ''}`;
  };
  const pages = [await first('episodes'), await first('articles')];
  return ['/episodes', '/articles', ...pages, '/topics', '/topics/sleep', '/newsletter'];
}

/** '/episodes/a-title' → '/episodes/{slug}'. */
function pattern(path: string): string {
  return path.replace(/(?<=^\/\w+\/).+/, '{slug}');
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
