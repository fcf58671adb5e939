import type { RouteManifest } from './web-app.ts';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  dynamicImports?: string[];
  isEntry?: boolean;
}

type ViteManifest = Record<string, Chunk>;

const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component(?:---loader)?$/;

/**
 * Returns the files that each route needs, from Vite's manifest. The root route has the entry script and the styles.
 * All other files that a page needs for hydration are listed in JSON data blocks. The entry script loads them after the
 * first paint, so that they don't delay visible content (apps/web/src/entry-client.ts).
 */
export function routeManifest(chunks: ViteManifest): RouteManifest {
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the manifest has no entry');
  const styles = Object.values(chunks).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css));
  const routes: RouteManifest['routes'] = {
    __root__: {
      scripts: [{ attrs: { type: 'module', src: `/${entry.file}` } }, namedFiles(closure(chunks, withSteps(entry)))],
      css: [...new Set(styles)].map((file) => `/${file}`),
    },
  };
  for (const [source, chunk] of Object.entries(chunks)) {
    const name = SPLIT_ROUTE.exec(source)?.[1];
    const files = [...closure(chunks, chunk), chunk.file];
    if (name) routes[routeId(name)] = { scripts: [namedFiles(files)] };
  }
  return { routes };
}

function namedFiles(files: readonly string[]) {
  const attrs = { type: 'application/json', 'data-files': '' };
  return { attrs, children: JSON.stringify(files.map((file) => `/${file}`)) };
}

/**
 * Returns the ID of a route's file: 'episodes.index' → '/episodes/', 'episodes.$slug' → '/episodes/$slug', 'index' →
 * '/'.
 */
function routeId(name: string): string {
  return `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '/');
}

/** Adds the entry's dynamic imports to its imports. The entry loads the app through them, so every page needs them. */
function withSteps({ imports = [], dynamicImports = [], ...entry }: Chunk): Chunk {
  return { ...entry, imports: [...imports, ...dynamicImports] };
}

/** Returns the files that a chunk imports directly or indirectly. A file comes after the files that it imports. */
function closure(chunks: ViteManifest, { imports = [] }: Chunk, found = new Set<string>()): string[] {
  for (const key of imports) {
    const chunk = chunks[key];
    if (!chunk || chunk.isEntry || found.has(chunk.file)) continue;
    closure(chunks, chunk, found);
    found.add(chunk.file);
  }
  return [...found];
}
