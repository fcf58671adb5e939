import { enableCompileCache, registerHooks } from 'node:module';

const LARGE = '/node_modules/drizzle-orm/';

/**
 * Speeds up all later imports. Node reuses code that was compiled at an earlier start. Imports between drizzle-orm's
 * three hundred modules are resolved without reading the package's 180 KB package.json for each of them, which would
 * take 0.9 s per start.
 */
export function speedUpImports(): void {
  enableCompileCache();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!specifier.startsWith('.') || !parentURL?.includes(LARGE)) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
