import type { AppRouter } from '@longreturn/api/app-router';
import { onlineManager, QueryObserver } from '@tanstack/react-query';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it } from 'vitest';
import { createApiContext } from '../../src/lib/trpc.ts';

/** Returns an API that responds to every call in the same way, and the list of its calls. */
function responding(outcome: 'fails' | 'succeeds') {
  const calls: string[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        calls.push(op.path);
        if (outcome === 'fails') return observer.error(new TRPCClientError('away'));
        observer.next({ result: { type: 'data', data: [] } });
        observer.complete();
      });
  return { calls, ...createApiContext(link) };
}

it('a query is read once and cached forever, without refetching on focus', async () => {
  const { calls, queryClient, utils } = responding('succeeds');
  const { list } = utils.content.topics;
  await list.ensureData();
  await list.ensureData();
  const observer = new QueryObserver(queryClient, list.queryOptions());
  observer.subscribe(() => {})();
  expect(observer.getCurrentResult().isStale).toBe(false);
  expect(queryClient.getDefaultOptions().queries).toMatchObject({
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  });
  expect(calls).toEqual(['content.topics.list']);
});

it('a failed read isn’t retried', async () => {
  const { calls, utils } = responding('fails');
  await expect(utils.content.topics.list.ensureData()).rejects.toThrow('away');
  expect(calls).toHaveLength(1);
});

it('without a network, a read fails at once instead of waiting', async () => {
  onlineManager.setOnline(false);
  const { calls, utils } = responding('fails');
  await expect(utils.content.topics.list.ensureData()).rejects.toThrow('away');
  expect(calls).toHaveLength(1);
  onlineManager.setOnline(true);
});
