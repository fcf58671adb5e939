import startPostgres from '@longreturn/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startTestSite, type TestSite } from './start-test-site.ts';

/** What each test file knows about the site that the test files share. */
export type SharedSite = Pick<TestSite, 'origin' | 'dataDir'>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/** Starts the PostgreSQL server of the run, and one site for all test files that change nothing other files can see. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await findChromium(); // unpacks Chromium once, before several test files need it
  const stopPostgres = await startPostgres(project);
  const { origin, dataDir, stop } = await startTestSite({}, project.getProvidedContext().postgresUrl);
  project.provide('sharedSite', { origin, dataDir });
  return async () => {
    await stop();
    await stopPostgres();
  };
}
