/**
 * The long tests of the projects in vitest.config.ts. `npm test` leaves them out, and `npm test -- --all` runs them too.
 * vitest on its own runs every test (docs/decisions/0043-two-test-runs.md).
 */
export const LONG_TESTS = {
  postgres: [
    'apps/server/test/{process,database}/**',
    'apps/server/test/**/{fuzz,lost-*}.test.ts',
    'packages/db/test/{unusable-folder,lost-connections,private-files}.test.ts',
  ],
  pglite: ['packages/core/test/!(content|entitlements|lists|rate-limits|reads|site)/**'],
  browser: ['apps/web/e2e/{screens,sweeps}/**'],
};
