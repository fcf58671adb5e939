import startPostgres from '@longreturn/db/testing/global-setup';
import type { TestProject } from 'vitest/node';
import { findChromium } from './find-chromium.ts';
import { startTestSite, type TestSite } from './start-test-site.ts';

/** What the files that share a site know of it. */
export type SharedSite = Pick<TestSite, 'origin' | 'dataDir'>;

declare module 'vitest' {
  interface ProvidedContext {
    sharedSite: SharedSite;
  }
}

/** The run's PostgreSQL server, and on it one site for all files that change nothing that others see. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  await findChromium(); // unpacked before several ask for it at once
  const stopPostgres = await startPostgres(project);
  const { origin, dataDir, stop } = await startTestSite({}, project.getProvidedContext().postgresUrl);
  project.provide('sharedSite', { origin, dataDir });
  return async () => {
    await stop();
    await stopPostgres();
  };
}
