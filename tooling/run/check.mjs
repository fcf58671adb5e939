import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';
import { SUITES } from './suites.mjs';
import { runSuites } from './test.mjs';
import { vitest } from './vitest.mjs';

const CHANGED = { title: 'Tests of pure code that changed', run: (how) => vitest('pure', how) };

/**
 * The quick check: formatting, lint, types, and the pure tests that import something that changed since main's last commit.
 * @returns {Promise<number>} 0 when all passed, 1 when something failed
 */
export function check() {
  return runSuites({ lint: SUITES.lint, types: SUITES.types, pure: CHANGED }, ['--changed', baseOfChanges()]);
}

/** Returns the main branch, here or on the remote. Without one, only changes that aren't committed count. */
function baseOfChanges() {
  return ['main', 'origin/main'].find(isCommit) ?? 'HEAD';
}

function isCommit(name) {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${name}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
