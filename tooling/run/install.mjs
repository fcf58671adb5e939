import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { quietly } from './quietly.mjs';
import { ROOT } from './root.mjs';
import { whenStale } from './stamp.mjs';

/**
 * Installs the packages if they are missing, or if the lockfile, pnpm-workspace.yaml, a patch or a package.json has
 * changed.
 */
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

/** Installs with the pnpm version in package.json. npx downloads this pnpm, so the machine needs only npm. */
function pnpmInstall() {
  const { packageManager } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  // Without CI=true, pnpm asks before it replaces an incompatible node_modules, even without a terminal.
  return quietly('npx', ['--yes', packageManager, 'install', '--frozen-lockfile'], { CI: 'true' });
}
