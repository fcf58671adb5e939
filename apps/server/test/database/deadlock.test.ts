import { toErrorBody } from '@longreturn/api/error-body';
import { createTestDeps } from '@longreturn/core/testing';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';

test('of two writes in a deadlock, one gets a 503 and the other succeeds', async () => {
  const { deps, close } = await createTestDeps();
  onTestFinished(close);
  const isLocked = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const lock = (key: number) => sql`select pg_advisory_xact_lock(${key}::bigint)`;
  const write = (own: 0 | 1, other: 0 | 1) =>
    deps.db.transaction(async (tx) => {
      await tx.execute(lock(own));
      isLocked[own].resolve();
      await isLocked[other].promise;
      await tx.execute(lock(other));
    });
  const outcomes = await Promise.allSettled([write(0, 1), write(1, 0)]);
  const failures = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(failures.map(({ reason }) => toErrorBody(reason))).toEqual([
    expect.objectContaining({ status: 503, retryAfterSec: 5 }),
  ]);
});
