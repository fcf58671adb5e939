import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ROOT } from './root.mjs';
import { whenStale } from './stamp.mjs';
import { turbo } from './turbo.mjs';

/** The sources of the site's bundles. */
const SOURCES = [
  'pnpm-lock.yaml',
  'turbo.json',
  'tooling/tsconfig',
  'apps/web',
  ...['api', 'contract', 'core', 'site'].flatMap((name) => [`packages/${name}/package.json`, `packages/${name}/src`]),
];

/** Builds the bundles for the browser and the server if their sources have changed. */
export function build() {
  const state = {
    stamp: 'apps/web/dist/.built-from',
    sources: fingerprint(SOURCES),
    isThere: () => existsSync(join(ROOT, 'apps/web/dist')),
  };
  return whenStale(state, () => turbo('build'));
}
