import { ChildProcess } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ChildWorker, type ChildWorkerOptions } from '../src/child-worker.ts';
import { sendJob } from '../src/send-job.ts';
import type { EndingJob } from './testing/ending-process.ts';

const ENDING = new URL('./testing/ending-process.ts', import.meta.url);
const HANGING = new URL('./testing/hanging-process.ts', import.meta.url);

function openWorker(options: Partial<ChildWorkerOptions> = {}): ChildWorker {
  const worker = new ChildWorker({ script: ENDING, waiting: 20, timeMs: 30_000, idleMs: 30_000, ...options });
  onTestFinished(() => worker.close());
  return worker;
}

function createWorker(options: Partial<ChildWorkerOptions> = {}) {
  const worker = openWorker(options);
  return (job: EndingJob) => worker.run({ ...job });
}

async function openFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-child-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** Writes a script with this text and returns its URL. */
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
  const second = await run({ is: 'stay' }); // sent before the server notices that the process has died
  expect(second).toEqual(expect.any(Number));
  expect(second).not.toBe(first);
});

test('a response that arrives together with the end of the process is accepted', async () => {
  const send = (message: string) => `process.send(${message}, undefined, undefined, `;
  const script = `process.on('message', () => ${send("{ is: 'begun' }")} () => ${send("{ is: 'done', result: 7 }")} () => process.exit(1))))`;
  expect(await createWorker({ script: await writeScript(script) })({ is: 'stay' })).toBe(7);
});

test('if the process crashes during a job, the job fails and is not repeated', async () => {
  const run = createWorker();
  const notes = join(await openFolder(), 'notes');
  await expect(run({ is: 'crash', notes })).rejects.toMatchObject({ name: 'ChildEnded', signal: 'SIGKILL' });
  expect(await readFile(notes, 'utf8')).toBe('begun\n');
  expect(await run({ is: 'stay' })).toEqual(expect.any(Number));
});

test.each(['SIGKILL', 'SIGSEGV'] as const)(
  'if %s ends the process during a job, the error says that the job was the cause',
  async (signal) => {
    await expect(createWorker()({ is: 'signal', signal })).rejects.toMatchObject({ signal, isDueToJob: true });
  },
);

test('a job fails with service.unavailable if its process gets a signal that stops the site', async () => {
  const run = createWorker();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
    await expect(run({ is: 'signal', signal })).rejects.toMatchObject({
      code: 'service.unavailable',
      cause: { signal },
    });
});

test('if the worker is closed during a job, the job fails with service.unavailable', async () => {
  const worker = openWorker();
  const notes = join(await openFolder(), 'notes');
  const refused = expect(worker.run({ is: 'hang', notes })).rejects.toMatchObject({ code: 'service.unavailable' });
  await vi.waitFor(() => readFile(notes), { timeout: 15_000 });
  await worker.close();
  await refused;
});

test('the time limit of a job starts when the job begins', async () => {
  const run = createWorker({ script: HANGING, timeMs: 1 });
  await expect(run({ is: 'stay' })).rejects.toMatchObject({ name: 'ChildEnded', isLate: true, isDueToJob: true });
});

test('a job that does not begin in time fails with service.unavailable', async () => {
  const run = createWorker({ script: await writeScript("process.on('message', () => {})"), startMs: 100 });
  await expect(run({ is: 'stay' })).rejects.toMatchObject({ code: 'service.unavailable' });
});

test('a process that can’t get a channel, because too many files are open, doesn’t begin its job', async () => {
  const child = new ChildProcess(); // what `fork` returns in this case
  const sent = sendJob(child, 'job', () => {});
  child.emit('error', Object.assign(new Error('spawn EMFILE'), { code: 'EMFILE' }));
  await expect(sent).rejects.toMatchObject({ name: 'JobNotBegun', cause: { code: 'EMFILE' } });
});

test('a job that throws fails with its message and its stack, and the process keeps running', async () => {
  const run = createWorker();
  const first = await run({ is: 'stay' });
  await expect(run({ is: 'throw' })).rejects.toMatchObject({
    ...{ name: 'JobFailed', message: expect.stringContaining('an unreadable file') },
    stack: expect.stringContaining('ending-process.ts'),
  });
  expect(await run({ is: 'stay' })).toBe(first);
});

test('if the process exits at each start, the job fails with ChildEnded; if it is killed, with service.unavailable', async () => {
  const exits = createWorker({ script: await writeScript('process.exit(3)') });
  await expect(exits({ is: 'stay' })).rejects.toMatchObject({
    name: 'ChildEnded',
    message: expect.stringContaining('3'),
  });
  const isKilled = createWorker({ script: await writeScript("process.kill(process.pid, 'SIGKILL')") });
  await expect(isKilled({ is: 'stay' })).rejects.toMatchObject({ code: 'service.unavailable' });
});
