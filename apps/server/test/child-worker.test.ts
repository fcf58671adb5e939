import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { ChildWorker, type ChildWorkerOptions } from '../src/child-worker.ts';
import type { EndingJob } from './testing/ending-process.ts';

const ENDING = new URL('./testing/ending-process.ts', import.meta.url);

function createWorker(options: Partial<ChildWorkerOptions> = {}) {
  const worker = new ChildWorker({ script: ENDING, waiting: 20, timeMs: 30_000, idleMs: 30_000, ...options });
  onTestFinished(() => worker.close());
  return (job: EndingJob) => worker.run({ ...job });
}

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-child-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes a script that runs these lines at its start. */
async function writeScript(text: string): Promise<URL> {
  const script = join(await openFolder(), 'worker.mjs');
  await writeFile(script, text);
  return pathToFileURL(script);
}

test('every job succeeds although the process exits right after each response', async () => {
  const run = createWorker();
  const ids = [];
  for (let time = 0; time < 3; time++) ids.push(await run({ is: 'leave' }));
  expect(new Set(ids).size).toBe(3);
});

test('a job succeeds if the idle process was killed just before', async () => {
  const run = createWorker();
  const first = Number(await run({ is: 'stay' }));
  process.kill(first, 'SIGKILL');
  const second = await run({ is: 'stay' }); // sent before the server notices the death
  expect(second).toEqual(expect.any(Number));
  expect(second).not.toBe(first);
});

test('a response that arrives together with the end of the process counts', async () => {
  const send = (message: string) => `process.send(${message}, undefined, undefined, `;
  const script = `process.on('message', () => ${send("{ is: 'begun' }")} () => ${send("{ is: 'done', result: 7 }")} () => process.exit(1))))`;
  expect(await createWorker({ script: await writeScript(script) })({ is: 'stay' })).toBe(7);
});

test('a job during which the process crashes fails and is not repeated', async () => {
  const run = createWorker();
  const notes = join(await openFolder(), 'notes');
  await expect(run({ is: 'crash', notes })).rejects.toMatchObject({ name: 'ChildEnded', signal: 'SIGKILL' });
  expect(await readFile(notes, 'utf8')).toBe('begun\n');
  expect(await run({ is: 'stay' })).toEqual(expect.any(Number));
});

test('a job that throws fails with its message, and the process stays', async () => {
  const run = createWorker();
  const first = await run({ is: 'stay' });
  await expect(run({ is: 'throw' })).rejects.toThrow('an unreadable file');
  expect(await run({ is: 'stay' })).toBe(first);
});

test('a process that exits at each start fails the job; one that is killed at each start makes the site busy', async () => {
  const exits = createWorker({ script: await writeScript('process.exit(3)') });
  await expect(exits({ is: 'stay' })).rejects.toMatchObject({
    name: 'ChildEnded',
    message: expect.stringContaining('3'),
  });
  const isKilled = createWorker({ script: await writeScript("process.kill(process.pid, 'SIGKILL')") });
  await expect(isKilled({ is: 'stay' })).rejects.toMatchObject({ code: 'service.unavailable' });
});
