import { install } from './install.mjs';
import { Steps } from './steps.mjs';
import { SUITES, stagesOf } from './suites.mjs';
import { summary } from './summary.mjs';
import { createTemporaryFolder } from './temporary-folder.mjs';

/** The flag of the run that includes the long tests. */
const ALL = '--all';

/**
 * Installs the packages, runs all suites even if one fails, and prints a summary whose last line counts all tests.
 * `--only <suite>[,<suite>]` selects suites. `--all` adds the long tests. All other arguments filter the test files by
 * path; then every file that matches runs, even if its tests are long.
 * @returns {Promise<number>} 0 if everything passed, 1 if something failed, 2 for an unknown suite
 */
export async function test(args) {
  const { names, filters } = read(args.filter((arg) => arg !== ALL));
  const unknown = names.filter((name) => !Object.hasOwn(SUITES, name));
  if (unknown.length > 0) {
    console.error(`There is no suite ${unknown.join(', ')}. The suites are ${Object.keys(SUITES).join(', ')}.`);
    return 2;
  }
  const isWhole = args.includes(ALL) || filters.length > 0;
  return runSuites(Object.fromEntries(names.map((name) => [name, SUITES[name]])), { filters, isWhole });
}

/**
 * Installs the packages, runs the suites in their stages, and prints the summary.
 * @param {Record<string, (typeof SUITES)[keyof typeof SUITES]>} suites
 * @param {{ filters: string[], isWhole: boolean }} options `filters` are additional arguments for vitest; `isWhole` adds
 *   the long tests
 * @returns {Promise<number>} 0 if everything passed, 1 if something failed
 */
export async function runSuites(suites, options) {
  const steps = new Steps(1 + Object.keys(suites).length);
  await steps.must('Installing packages', install);
  const folder = createTemporaryFolder();
  const begun = performance.now();
  const results = {};
  const runLane = async (lane, isAlone) => {
    for (const name of lane) results[name] = await runSuite(suites[name], { steps, folder, options, isAlone });
  };
  for (const lanes of stagesOf(Object.keys(suites)))
    await Promise.all(lanes.map((lane) => runLane(lane, lanes.length === 1)));
  const inOrder = Object.keys(suites).map((name) => ({ name, ...results[name] }));
  const isShort = !options.isWhole && Object.values(suites).some(({ hasLongTests }) => hasLongTests);
  console.log(`\n${summary(inOrder, { elapsed: (performance.now() - begun) / 1000, isShort })}`);
  return inOrder.some(({ failed }) => failed > 0) ? 1 : 0;
}

function read(args) {
  const at = args.indexOf('--only');
  if (at < 0) return { names: Object.keys(SUITES), filters: args };
  const wanted = (args[at + 1] ?? '').split(',');
  const needsSite = wanted.some((name) => SUITES[name]?.needsSite);
  return { names: [...(needsSite ? ['build'] : []), ...wanted], filters: args.toSpliced(at, 2) };
}

async function runSuite({ title, run }, { steps, folder, options, isAlone }) {
  const work = () => run({ folder, ...options });
  const { outcome, seconds } = await (isAlone ? steps.take(title, work) : steps.takeBeside(title, work));
  const failed = outcome.is === 'failed';
  if (failed) process.stderr.write(`\n${title}:\n${outcome.output.trim()}\n\n`);
  const { counts = { passed: failed ? 0 : 1, failed: failed ? 1 : 0 }, postgres } = outcome;
  return { seconds, ...counts, postgres };
}
