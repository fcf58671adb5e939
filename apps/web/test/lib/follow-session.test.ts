import type { AppRouter } from '@longreturn/api/app-router';
import type { User } from '@longreturn/contract/account';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { createApiContext } from '../../src/lib/trpc.ts';
import { followSession } from '../../src/start/create-app.tsx';
import { buildReader } from '../build-reader.ts';

/** Opens a page as the user `before`, and then navigates. `now` is what the server returns as the session's user. */
async function follow(before: User | null, now: User | null | 'no response') {
  let calls = 0;
  let opened = 0;
  const link: TRPCLink<AppRouter> = () => () =>
    observable((observer) => {
      calls += 1;
      if (now === 'no response') return observer.error(TRPCClientError.from(new Error('no')));
      observer.next({ result: { type: 'data', data: now } });
      observer.complete();
    });
  const api = createApiContext(link);
  const { session } = api.utils.auth;
  session.setData(undefined, before);
  await followSession(api, () => {
    opened += 1;
  });
  return { calls, opened, shown: session.getData() };
}

test.each([
  ['another role', buildReader({ role: 'member' })],
  ['another user', buildReader({ id: '019f0000-0000-7000-8000-000000000002' })],
  ['ended', null],
])('the page reloads if the session has %s', async (_what, now) => {
  expect(await follow(buildReader(), now)).toMatchObject({ calls: 1, opened: 1 });
});

test('a page shows a change of the user’s name without a reload', async () => {
  const now = buildReader({ name: 'Ada Byron' });
  expect(await follow(buildReader(), now)).toEqual({ calls: 1, opened: 0, shown: now });
});

test('a page stays unchanged while the server is unreachable', async () => {
  expect(await follow(buildReader(), 'no response')).toMatchObject({ opened: 0, shown: buildReader() });
});

test('anonymous readers cause no request, because a sign-in reloads the page', async () => {
  expect(await follow(null, buildReader())).toEqual({ calls: 0, opened: 0, shown: null });
});
