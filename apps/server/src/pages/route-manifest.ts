import type { RouteManifest } from './web-app.ts';

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

type ViteManifest = Record<string, Chunk>;

const SPLIT_ROUTE = /^src\/routes\/(.+)\.tsx\?tsr-split=component$/;

/** The files of each route from vite's manifest: the root carries entry and styles, a route its own chunk to preload. */
export function routeManifest(chunks: ViteManifest): RouteManifest {
  const entry = Object.values(chunks).find((chunk) => chunk.isEntry);
  if (!entry) throw new Error('the manifest has no entry');
  const styles = Object.values(chunks).flatMap(({ file, css = [] }) => (file.endsWith('.css') ? [file] : css));
  const routes: RouteManifest['routes'] = {
    __root__: {
      scripts: [{ attrs: { type: 'module', src: `/${entry.file}` } }],
      css: [...new Set(styles)].map((file) => `/${file}`),
      preloads: [entry.file, ...closure(chunks, entry)].map((file) => `/${file}`),
    },
  };
  for (const [source, chunk] of Object.entries(chunks)) {
    const name = SPLIT_ROUTE.exec(source)?.[1];
    if (name) routes[routeId(name)] = { preloads: [chunk.file, ...closure(chunks, chunk)].map((file) => `/${file}`) };
  }
  return { routes };
}

/** 'episodes.index' → '/episodes/', 'episodes.$slug' → '/episodes/$slug', 'index' → '/'. */
function routeId(name: string): string {
  return `/${name.replaceAll('.', '/')}`.replace(/\/index$/, '/');
}

/** The files that a chunk imports, theirs included. */
function closure(chunks: ViteManifest, { imports = [] }: Chunk, seen = new Set<string>()): string[] {
  for (const key of imports) {
    const chunk = chunks[key];
    if (!chunk || chunk.isEntry || seen.has(chunk.file)) continue;
    seen.add(chunk.file);
    closure(chunks, chunk, seen);
  }
  return [...seen];
}
