import { execFileSync } from 'node:child_process';
import { ROOT } from './root.mjs';
import { SUITES } from './suites.mjs';
import { runSuites } from './test.mjs';
import { vitest } from './vitest.mjs';

const CHANGED = { title: 'Pure tests of changed code', run: (how) => vitest('pure', how) };

/**
 * Runs the quick check: formatting, lint, types, and the pure tests that import a changed file. A file counts as
 * changed if it has uncommitted changes, or was changed by a commit since this branch left main.
 * @returns {Promise<number>} 0 if everything passed, 1 if something failed
 */
export function check() {
  const suites = { lint: SUITES.lint, types: SUITES.types, pure: CHANGED };
  return runSuites(suites, { filters: ['--changed', baseOfChanges()], isWhole: true });
}

/**
 * Returns the local main branch or, if it doesn't exist, the remote one. Without either, returns HEAD, so that only
 * uncommitted changes count.
 */
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
