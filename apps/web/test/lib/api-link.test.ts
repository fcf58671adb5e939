import type { AppRouter } from '@longreturn/api/app-router';
import { createTRPCClient } from '@trpc/client';
import { afterEach, expect, test, vi } from 'vitest';
import { apiLink } from '../../src/start/api-link.ts';

afterEach(() => vi.unstubAllGlobals());

test('simultaneous calls are sent in batches of at most ten, the server’s limit', async () => {
  const batches: number[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const { length } = new URL(url, 'http://site').pathname.split(',');
    batches.push(length);
    return Response.json(Array(length).fill({ result: { data: { json: [] } } }));
  });
  const client = createTRPCClient<AppRouter>({ links: [apiLink()] });
  await Promise.all(Array.from({ length: 23 }, () => client.content.topics.list.query()));
  expect(batches).toEqual([10, 10, 3]);
});
