import { build } from './build.mjs';
import { quietly } from './quietly.mjs';
import { turbo } from './turbo.mjs';
import { vitest } from './vitest.mjs';

/** The suites of `npm test`, in order. The last four are the projects of vitest.config.ts. */
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
  postgres: { title: 'Tests on PostgreSQL', run: (how) => vitest('postgres', how), needsSite: true },
  pglite: { title: 'Tests on the embedded engine', run: (how) => vitest('pglite', how) },
  browser: { title: 'Browser journeys', run: (how) => vitest('browser', how), needsSite: true },
};

async function check(work) {
  const { status, output } = await work;
  return status === 0 ? { is: 'done' } : { is: 'failed', output };
}
