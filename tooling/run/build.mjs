import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { ROOT } from './root.mjs';
import { whenStale } from './stamp.mjs';
import { turbo } from './turbo.mjs';

/** The sources of the bundles and of the sample audio. */
const SOURCES = [
  'pnpm-lock.yaml',
  'turbo.json',
  'tooling/tsconfig',
  'apps',
  'tooling/sample-audio',
  ...['api', 'contract', 'core', 'db', 'emails', 'providers', 'site'].flatMap((name) => [
    `packages/${name}/package.json`,
    `packages/${name}/src`,
  ]),
];

/** Files and folders that exist after a build. */
const RESULTS = ['apps/server/dist/main.js', 'apps/web/dist', 'tooling/sample-audio/dist'];

/** Builds the web app, the server's bundle and the sample audio, if their sources have changed. */
export function build() {
  const state = {
    stamp: 'apps/web/dist/.built-from',
    sources: fingerprint(SOURCES),
    isThere: () => RESULTS.every((path) => existsSync(join(ROOT, path))),
  };
  return whenStale(state, () => turbo('build'));
}
