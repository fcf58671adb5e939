import startPostgres from '@longreturn/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startTestSite, type TestSite } from './start-test-site.ts';

/** The properties of the shared site that every test file can read. */
export type SharedSite = Pick<TestSite, 'origin' | 'dataDir'>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/**
 * Starts the PostgreSQL server of the test run, and one site for all test files. A test file that uses this site must
 * not make changes that other test files would notice. Returns a function that stops both.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await findChromium(); // unpacks Chromium once, before several test files need it at the same time
  const stopPostgres = await startPostgres(project);
  const { origin, dataDir, stop } = await startTestSite({}, project.getProvidedContext().postgresUrl);
  project.provide('sharedSite', { origin, dataDir });
  return async () => {
    await stop();
    await stopPostgres();
  };
}
