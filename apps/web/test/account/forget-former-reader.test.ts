import type { AppRouter } from '@longreturn/api/app-router';
import { QueryObserver } from '@tanstack/react-query';
import type { TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { forgetFormerReader } from '../../src/features/account/forget-former-reader.ts';
import { createApiContext } from '../../src/lib/trpc.ts';
import { buildReader } from '../build-reader.ts';

test('after a login, data that the page still uses is read again, and other data is dropped', async () => {
  const calls: string[] = [];
  const link: TRPCLink<AppRouter> =
    () =>
    ({ op }) =>
      observable((observer) => {
        calls.push(op.path);
        observer.next({ result: { type: 'data', data: { readBy: calls.length } } });
        observer.complete();
      });
  const { queryClient, utils } = createApiContext(link);
  const { listening, bySlug } = utils.content.episodes;
  const stop = new QueryObserver(queryClient, listening.queryOptions({ slug: 'a' })).subscribe(() => {});
  await bySlug.prefetch({ slug: 'a' });
  expect(calls).toEqual(['content.episodes.listening', 'content.episodes.bySlug']);

  const user = buildReader({ role: 'member' });
  forgetFormerReader({ queryClient, auth: utils.auth, content: utils.content }, user);
  await new Promise((resolve) => setTimeout(resolve));
  expect(calls.slice(2)).toEqual(['content.episodes.listening']);
  expect(listening.getData({ slug: 'a' })).toEqual({ readBy: 3 });
  expect(bySlug.getData({ slug: 'a' })).toBeUndefined();
  expect(utils.auth.session.getData()).toEqual(user);
  stop();
});
