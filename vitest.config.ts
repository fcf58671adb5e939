import { globSync, readFileSync } from 'node:fs';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { LONG_TESTS } from './tooling/run/long-tests.mjs';

const postgres = './packages/db/src/testing/global-setup.ts';
const embedded = './packages/db/src/testing/embedded-setup.ts';

/** The slowest test files. They start first, so that none of them runs alone at the end while a worker is idle. */
const SLOWEST = new RegExp(
  `/(${[
    'sweeps/(controls|crawl-routes)',
    'db/test/(unusable-folder|lost-connections)',
    'process/(start|kill-nine|killed-payments|data-folder)',
    'cache/lost-database',
    'database/(silent-database|soak)',
    'jobs/(mail-queue|job-kinds)',
    '(server/test|storage)/s3',
  ].join('|')})\\.test\\.ts$`,
);

/** Returns the long tests of a project if this run leaves them out. */
function leftOut(project: keyof typeof LONG_TESTS): string[] {
  return process.env['TEST_RUN'] === 'short' ? LONG_TESTS[project] : [];
}

/** The tests of core and api that open no database. They run once, with the other tests of pure code. */
const WITHOUT_DATABASE = globSync('packages/{core,api}/test/**/*.test.ts').filter(
  (file) => !/from '.*(testing|create-[\w-]+-test)/.test(readFileSync(file, 'utf8')),
);

/** The tests of core that don't run on the embedded engine: they take long and test many connections at once. */
const OF_MANY_CONNECTIONS = ['membership/histories', 'newsletter/many-recipients'].map(
  (name) => `packages/core/test/${name}.test.ts`,
);

/** The tests of the S3 store. They take too long for the quick check, which runs `pure`: the S3 service starts slowly. */
const OF_S3_STORE = 'packages/providers/test/storage/s3.test.ts';

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => SLOWEST.test(moduleId);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * The projects of one `vitest run`: tests of pure code, tests on PostgreSQL, tests on the embedded engine, and browser
 * journeys. The test files in a worker share the loaded modules. This is safe, because modules keep no state that a
 * test could notice, each test creates its own data, and each file starts with an empty database.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'pure',
          isolate: false,
          maxWorkers: 2, // with two processors, vitest would use only one worker
          include: [
            'packages/{contract,emails,providers,site}/test/**/*.test.ts',
            'apps/web/test/**/*.test.{ts,tsx}',
            'tooling/*/test/**/*.test.ts',
            ...WITHOUT_DATABASE,
          ],
          exclude: [OF_S3_STORE],
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'postgres',
          isolate: false,
          globalSetup: [postgres, embedded],
          setupFiles: './packages/db/src/testing/drop-databases.ts',
          maxWorkers: 3, // many of the tests wait for a timeout or a process
          sequence: { groupOrder: 1 }, // projects with different numbers of workers must be in different groups
          include: ['packages/{db,core,api,client}/test/**/*.test.ts', 'apps/server/test/**/*.test.ts', OF_S3_STORE],
          exclude: [...WITHOUT_DATABASE, ...leftOut('postgres')],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pglite',
          isolate: false,
          globalSetup: embedded,
          maxWorkers: 2,
          env: { TEST_ENGINE: 'pglite' },
          include: ['packages/core/test/**/*.test.ts'],
          exclude: [...WITHOUT_DATABASE, ...OF_MANY_CONNECTIONS, ...leftOut('pglite')],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          isolate: false,
          globalSetup: './tooling/running-site/src/shared-site.ts',
          include: ['apps/web/e2e/**/*.test.ts'],
          exclude: leftOut('browser'),
          // Two files run in parallel, and the crawl opens three pages at once. With more files, pages are drawn
          // seconds late.
          maxWorkers: 2,
          maxConcurrency: 3,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
