import { expect, test } from 'vitest';
import { SharedReads } from '../../src/feeds/shared-reads.ts';

/** Creates a `SharedReads`. `started` lists its reads, which end only when the test ends them. */
function pendingReads() {
  const started: { key: string; end: PromiseWithResolvers<number> }[] = [];
  const reads = new SharedReads((key) => {
    const end = Promise.withResolvers<number>();
    started.push({ key, end });
    return end.promise;
  });
  return { started, reads };
}

test('calls during a read share the next read, which begins after the current read has ended', async () => {
  const { started, reads } = pendingReads();
  const first = reads.get('a');
  const later = [reads.get('a'), reads.get('a')];
  expect(started).toHaveLength(1);
  started[0]?.end.resolve(1);
  expect(await first).toBe(1);
  await expect.poll(() => started.length).toBe(2);
  started[1]?.end.resolve(2);
  expect(await Promise.all(later)).toEqual([2, 2]);
  expect(started).toHaveLength(2);
});

test('a call after the end of a read starts a new read', async () => {
  const { started, reads } = pendingReads();
  const first = reads.get('a');
  started[0]?.end.resolve(1);
  await first;
  const second = reads.get('a');
  started[1]?.end.resolve(2);
  expect(await second).toBe(2);
});

test('reads of different keys don’t wait for one another', () => {
  const { started, reads } = pendingReads();
  void reads.get('a');
  void reads.get('b');
  expect(started.map(({ key }) => key)).toEqual(['a', 'b']);
});

test('a call during a read that fails doesn’t get the error, but the result of the next read', async () => {
  const { started, reads } = pendingReads();
  const first = reads.get('a');
  const second = reads.get('a');
  started[0]?.end.reject(new Error('no database'));
  await expect(first).rejects.toThrow('no database');
  await expect.poll(() => started.length).toBe(2);
  started[1]?.end.resolve(2);
  expect(await second).toBe(2);
});
