import { findFailures } from '@longreturn/soak/find-failures';
import { runSoak } from '@longreturn/soak/run-soak';
import { expect, it } from 'vitest';

it('under load, database restarts, closed connections and hangs end no process, lose no confirmed write and delay no request beyond its limit', async () => {
  const faults = [{ is: 'terminate' }, { is: 'restart' }, { is: 'silence', ms: 4000 }] as const;
  const report = await runSoak({ faults, durationMs: 24_000, say() {} });
  expect(findFailures(report)).toEqual([]);
  expect(report.confirmed.signUps).not.toEqual([]);
  expect(report.confirmed.issues).not.toEqual([]);
  expect(report.confirmed.episodes).not.toEqual([]);
}, 120_000);
