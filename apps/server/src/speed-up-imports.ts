import { enableCompileCache, type ResolveFnOutput, registerHooks } from 'node:module';

const LARGE = 'drizzle-orm';

/**
 * Speeds up all later imports. Node reuses code that was compiled at an earlier start. Imports of drizzle-orm, and the
 * imports between its three hundred modules, are resolved without reading the package's 180 KB package.json each time.
 * Reading it each time would take 1.5 s of processor time per start and 60 MB of memory.
 */
export function speedUpImports(): void {
  enableCompileCache();
  const resolved = new Map<string, ResolveFnOutput>();
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL = '' } = context;
      const isInside = parentURL.includes(`/node_modules/${LARGE}/`);
      if (isInside && specifier.startsWith('.'))
        return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
      if (parentURL.includes('/node_modules/') || !isOf(LARGE, specifier)) return next(specifier, context);
      const found = resolved.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
      resolved.set(specifier, found);
      return found;
    },
  });
}

function isOf(name: string, specifier: string): boolean {
  return specifier === name || specifier.startsWith(`${name}/`);
}
