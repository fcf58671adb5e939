import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { quietly } from './quietly.mjs';
import { ROOT } from './root.mjs';
import { whenStale } from './stamp.mjs';

/** Installs the packages of the lockfile when they, or what a package asks for, have changed. */
export function install() {
  const manifests = ['apps', 'packages', 'tooling'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}/package.json`),
  );
  const state = {
    stamp: 'node_modules/.longreturn-install',
    sources: fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json', 'patches', ...manifests.sort()]),
    isThere: () => existsSync(join(ROOT, 'node_modules/.bin/node')),
  };
  return whenStale(state, pnpmInstall);
}

/** npx brings the pnpm that package.json names: nothing but npm has to be on the machine. */
function pnpmInstall() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // CI=true: without a terminal pnpm would otherwise stop to ask before it replaces a node_modules that does not fit.
  return quietly('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { CI: 'true' });
}
