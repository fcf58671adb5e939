import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

const LARGE = ['drizzle-orm', 'zod'];
const OWN_RELATIVE = /^\.{1,2}\/.*\.ts$/;
/** A specifier that starts with the name of a package: neither a path nor a URL. */
const BARE = /^[^./:][^:]*$/;

/**
 * Speeds up all later imports. Node reuses code that was compiled at an earlier start, and three kinds of imports are
 * resolved without looking at files:
 *
 * - Relative imports between our own TypeScript files.
 * - Imports of an npm or workspace package, if another file in the same workspace package has imported it before.
 * - Imports of drizzle-orm and zod, and imports between their four hundred modules. For each import of drizzle-orm, Node
 *   would read its 180 KB package.json. In total, that would take 1.5 s of processor time per start and 60 MB of memory.
 */
export function speedUpImports(): void {
  enableCompileCache();
  const resolved = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      if (parentURL.includes('/node_modules/')) {
        const isInside =
          specifier.startsWith('.') && LARGE.some((name) => parentURL.includes(`/node_modules/${name}/`));
        return isInside ? at(specifier, parentURL, 'module') : next(specifier, context);
      }
      if (OWN_RELATIVE.test(specifier)) return at(specifier, parentURL, 'module-typescript');
      if (!parentURL.endsWith('.ts') || !BARE.test(specifier)) return next(specifier, context);
      const key = `${LARGE.some((name) => isOf(name, specifier)) ? '' : packageOf(parentURL)} ${specifier}`;
      const found = resolved.get(key) ?? { ...next(specifier, context), shortCircuit: true };
      resolved.set(key, found);
      return found;
    },
  });
}

function at(specifier: string, parentUrl: string, format: string): ResolveFnOutput {
  return { url: new URL(specifier, parentUrl).href, format, shortCircuit: true };
}

function isOf(name: string, specifier: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}

/** Returns the folder of the workspace package that contains the source file. */
function packageOf(url: string): string {
  return url.slice(0, url.lastIndexOf('/src/'));
}
