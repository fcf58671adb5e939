import { enableCompileCache, registerHooks } from 'node:module';

const LARGE = '/node_modules/drizzle-orm/';

/**
 * Makes what is imported from now on load sooner. What node compiled at an earlier start is not compiled again; and the
 * files of drizzle-orm, all modules of one package, find each other without node's reading its 180 KB package.json anew
 * for each of three hundred (0.9 s of a start).
 */
export function hastenImports(): void {
  enableCompileCache();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!specifier.startsWith('.') || !parentURL?.includes(LARGE)) return next(specifier, context);
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    },
  });
}
