import { readFile } from 'node:fs/promises';

const MANIFEST = new URL('../../../apps/web/dist/client/.vite/manifest.json', import.meta.url);

/** The fields of Vite's manifest that we read. */
interface Chunk {
  file: string;
  imports?: string[];
}

const SCRIPT = /<(?:script\b[^>]*\ssrc|link\b(?=[^>]*\srel="modulepreload")[^>]*\shref)="([^"]+)"/g;
const NAMED_FILES = /<script\b[^>]*\sdata-files[^>]*>([^<]*)</g;

/** Returns the scripts that a page loads: those it names, preloads or lists, and all their static imports. */
export async function scriptsOf(site: string, path: string): Promise<Set<string>> {
  const html = await (await fetch(site + path)).text();
  const listed = [...html.matchAll(NAMED_FILES)].flatMap(([, list = '[]']) => JSON.parse(list) as string[]); // route-manifest.ts
  const named = [...[...html.matchAll(SCRIPT)].map(([, address = '']) => address), ...listed];
  if (named.length === 0) throw new Error(`${path} names no script`);
  const chunks = JSON.parse(await readFile(MANIFEST, 'utf8')) as Record<string, Chunk>; // Vite writes it
  const found = new Set<string>();
  for (const address of named) addWithImports(chunks, address, found);
  return found;
}

function addWithImports(chunks: Record<string, Chunk>, address: string, found: Set<string>): void {
  if (found.has(address)) return;
  found.add(address);
  const chunk = Object.values(chunks).find(({ file }) => `/${file}` === address);
  for (const key of chunk?.imports ?? []) addWithImports(chunks, `/${chunks[key]?.file}`, found);
}
