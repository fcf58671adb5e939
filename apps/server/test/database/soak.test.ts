import { findFailures } from '@longreturn/soak/find-failures';
import { runSoak } from '@longreturn/soak/run-soak';
import { expect, it } from 'vitest';

it('if the database restarts, closes connections or hangs under load, no process ends, no confirmed write is lost, and no request exceeds its time limit', async () => {
  const faults = [{ is: 'terminate' }, { is: 'restart' }, { is: 'silence', ms: 4000 }] as const;
  const report = await runSoak({ faults, durationMs: 24_000, say() {} });
  expect(findFailures(report)).toEqual([]);
  expect(report.confirmed.signUps).not.toEqual([]);
  expect(report.confirmed.issues).not.toEqual([]);
  expect(report.confirmed.episodes).not.toEqual([]);
}, 120_000);
