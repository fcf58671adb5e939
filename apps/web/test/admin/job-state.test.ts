import { JOB_KINDS } from '@longreturn/core/jobs/job-kinds';
import { expect, test } from 'vitest';
import { jobName, jobState } from '../../src/features/admin/overview/job-state.ts';

const [EARLIER, LATER] = ['2026-11-12T06:00:00.000Z', '2026-11-12T07:00:00.000Z'];
const idle = {
  name: 'mail',
  waiting: 0,
  running: 0,
  failedLastDay: 0,
  lastFailureAt: null,
  lastSuccessAt: null,
  nextRunAt: null,
};

test('a queue is failing if its latest job has failed', () => {
  const running = { ...idle, running: 1 };
  expect(jobState({ ...running, lastFailureAt: LATER, lastSuccessAt: EARLIER })).toBe('failing');
  expect(jobState({ ...idle, lastFailureAt: LATER })).toBe('failing');
  expect(jobState({ ...idle, lastFailureAt: EARLIER, lastSuccessAt: LATER })).toBe('idle');
});

test('a queue that isn’t failing is running, waiting or idle', () => {
  expect(jobState({ ...idle, running: 1, waiting: 5 })).toBe('running');
  expect(jobState({ ...idle, waiting: 5 })).toBe('waiting');
  expect(jobState(idle)).toBe('idle');
});

test('every kind of job has a name', () => {
  expect(JOB_KINDS.filter(({ name }) => jobName(name) === name)).toEqual([]);
});

test('an unknown queue is shown with its technical name', () => {
  expect(jobName('media-variants')).toBe('Image sizes');
  expect(jobName('new-queue')).toBe('new-queue');
});
