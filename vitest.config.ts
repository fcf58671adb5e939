import { defineConfig } from 'vitest/config';

const postgres = './packages/db/src/testing/global-setup.ts';

/** The projects of one `vitest run`: pure code, the same tests on both database engines, and browser journeys. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'pure',
          include: [
            'packages/{contract,site}/test/**/*.test.ts',
            'apps/web/test/**/*.test.{ts,tsx}',
            'tooling/*/test/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'postgres',
          globalSetup: postgres,
          include: ['packages/{db,core,api,client}/test/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'pglite',
          globalSetup: './packages/db/src/testing/embedded-setup.ts',
          env: { TEST_ENGINE: 'pglite' },
          include: ['packages/{core,api}/test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'browser',
          globalSetup: postgres,
          include: ['apps/web/e2e/**/*.test.ts'],
          fileParallelism: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
