import startPostgres from '@longreturn/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startTestSite, type TestSite } from './start-test-site.ts';

/** What test files that share a site know about it. */
export type SharedSite = Pick<TestSite, 'origin' | 'dataDir'>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/** Starts the run's PostgreSQL server and one site for all files that change nothing others can see. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await findChromium(); // unpack it once, before several need it
  const stopPostgres = await startPostgres(project);
  const { origin, dataDir, stop } = await startTestSite({}, project.getProvidedContext().postgresUrl);
  project.provide('sharedSite', { origin, dataDir });
  return async () => {
    await stop();
    await stopPostgres();
  };
}
