import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { quietly } from './quietly.mjs';

/**
 * Runs one project of vitest.config.ts, without its long tests unless `isWhole` is set. `folder` is for its temporary
 * files. `filters` are additional arguments for vitest.
 * @returns {Promise<import('./steps.mjs').Outcome & { counts: { passed: number, failed: number }, postgres?: string }>}
 *   `postgres` is 'container' or 'embedded' if the tests used a PostgreSQL server
 */
export async function vitest(project, { folder, filters, isWhole }) {
  const report = join(folder, `${project}.json`);
  const kind = join(folder, `${project}-postgres`);
  const args = ['run', '--project', project, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const { status, output } = await quietly('vitest', [...args, ...filters], {
    TMPDIR: folder,
    TEST_POSTGRES_KIND_FILE: kind,
    TEST_RUN: isWhole ? 'whole' : 'short',
  });
  const counts = count(report, status);
  const postgres = existsSync(kind) ? readFileSync(kind, 'utf8') : undefined;
  return { is: counts.failed === 0 ? 'done' : 'failed', output, counts, postgres };
}

/**
 * Returns the number of passed and failed tests. A file that can't be loaded counts as one failed test. So does a run
 * without a report, and a run that fails although each of its tests passed.
 */
function count(report, status) {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  const broken = testResults.filter((file) => file.status === 'failed' && !file.assertionResults.some(isFailed)).length;
  const failed = numFailedTests + broken;
  return { passed: numPassedTests, failed: failed === 0 && status !== 0 ? 1 : failed };
}

function isFailed(test) {
  return test.status === 'failed';
}
