import type { AppRouter } from '@longreturn/api/app-router';
import { createTRPCClient, type TRPCLink } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, test } from 'vitest';
import { knownSession, type SharedResults, sharedContent } from '../src/lib/page-links.ts';

/** Returns the client of a page, the procedures that it calls, and the names passed to `onOwnRead`. */
function api(onOwnRead: (procedure: string) => void = () => {}) {
  const asked: string[] = [];
  const ownReads: string[] = [];
  const memory = new Map<string, object>();
  const last: TRPCLink<AppRouter> = () => (call) =>
    observable((observer) => {
      asked.push(call.op.path);
      observer.next({ result: { type: 'data', data: [] } });
      observer.complete();
    });
  const results: SharedResults = {
    has: (query) => query.startsWith('content.'),
    async get<Value extends object>(key: string, read: () => Promise<Value>) {
      const value = (memory.get(key) as Value | undefined) ?? (await read()); // the values of a key have the same type
      memory.set(key, value);
      return value;
    },
  };
  const links = [
    knownSession(null),
    sharedContent(results, (procedure) => {
      ownReads.push(procedure);
      onOwnRead(procedure);
    }),
    last,
  ];
  return { client: createTRPCClient<AppRouter>({ links }), asked, ownReads };
}

test('a shared response is read once for each input', async () => {
  const { client, asked, ownReads } = api();
  for (const slug of ['a', 'a', 'b']) await client.content.topics.bySlug.query({ slug });
  for (let time = 0; time < 2; time += 1) await client.content.topics.list.query();
  expect(asked).toEqual(['content.topics.bySlug', 'content.topics.bySlug', 'content.topics.list']);
  expect(ownReads).toEqual([]);
});

test('the session isn’t requested; all other reads are sent, and those that aren’t shared are reported', async () => {
  const { client, asked, ownReads } = api();
  expect(await client.auth.session.query()).toBeNull();
  expect([asked, ownReads]).toEqual([[], []]);
  await client.auth.sessions.list.query();
  expect(asked).toEqual(['auth.sessions.list']);
  expect(ownReads).toEqual(['auth.sessions.list']);
});

test('a read that `onOwnRead` rejects is never sent', async () => {
  const { client, asked } = api(() => {
    throw new Error('not for everyone');
  });
  await expect(client.auth.sessions.list.query()).rejects.toThrow('not for everyone');
  expect(asked).toEqual([]);
});
