import { build } from './build.mjs';
import { quietly } from './quietly.mjs';
import { turbo } from './turbo.mjs';
import { vitest } from './vitest.mjs';

/**
 * The suites of `npm test`. The last four are the projects of vitest.config.ts. `needsSite`: the tests start the built
 * site. `hasLongTests`: `npm test` runs only a part of the tests, and `npm test -- --all` runs all of them.
 */
export const SUITES = {
  lint: {
    title: 'Formatting, lint and import rules',
    run: () => check(quietly('biome', ['ci', '.', '--max-diagnostics=40', '--colors=off'])),
  },
  types: { title: 'Types', run: () => check(turbo('types')) },
  unused: {
    title: 'Unused code and dependencies',
    run: () => check(quietly('knip', ['--no-progress', '--no-config-hints'])),
  },
  build: { title: 'Building the site', run: build },
  pure: { title: 'Tests of pure code', run: (how) => vitest('pure', how) },
  postgres: {
    title: 'Tests on PostgreSQL',
    run: (how) => vitest('postgres', how),
    needsSite: true,
    hasLongTests: true,
  },
  pglite: { title: 'Tests on the embedded engine', run: (how) => vitest('pglite', how), hasLongTests: true },
  browser: { title: 'Browser tests', run: (how) => vitest('browser', how), needsSite: true, hasLongTests: true },
};

/**
 * The order in which the suites run. The stages run one after the other. The lanes of a stage run in parallel, and the
 * suites of a lane one after the other. The tests on PostgreSQL mostly wait for timeouts and for processes to start,
 * while the other lane computes. The browser tests run alone, because they fail if pages are drawn late.
 */
const STAGES = [
  [
    ['build', 'postgres'],
    ['lint', 'types', 'unused', 'pure', 'pglite'],
  ],
  [['browser']],
];

/**
 * Returns the stages with only these suites. With VERBOSE=1, one suite runs after the other, so that their outputs don't
 * mix.
 */
export function stagesOf(names) {
  if (process.env.VERBOSE === '1') return [[names]];
  return STAGES.map((lanes) =>
    lanes.map((lane) => lane.filter((name) => names.includes(name))).filter((lane) => lane.length > 0),
  );
}

async function check(work) {
  const { status, output } = await work;
  return status === 0 ? { is: 'done' } : { is: 'failed', output };
}
