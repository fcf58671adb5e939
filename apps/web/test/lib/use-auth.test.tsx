import type { AppRouter } from '@longreturn/api/app-router';
import { QueryObserver } from '@tanstack/react-query';
import { TRPCClientError, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { authSession, useAuth } from '../../src/lib/auth-provider.tsx';
import { createApiContext } from '../../src/lib/trpc.ts';

function Anybody() {
  return useAuth().session.is;
}

test('the hook throws outside its provider', () => {
  expect(() => renderToString(<Anybody />)).toThrow('useAuth must be used within an AuthProvider');
});

test('the session’s state is ‘unknown’ at first, ‘failed’ after an error, and ‘anonymous’ without a session', async () => {
  const failing: TRPCLink<AppRouter> = () => () =>
    observable((observer) => observer.error(TRPCClientError.from(new Error('lost'))));
  const { queryClient, utils } = createApiContext(failing);
  const observer = new QueryObserver(queryClient, utils.auth.session.queryOptions());
  const session = () => authSession(observer.getCurrentResult());
  expect(session()).toEqual({ is: 'unknown' });
  await observer.refetch();
  expect(session()).toEqual({ is: 'failed', error: new Error('Failed to fetch user') });
  expect(authSession({ data: null, isError: true })).toEqual({ is: 'anonymous' });
});
