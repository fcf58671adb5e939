import { createRestClient } from '@longreturn/client';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
let baseUrl: string;
beforeAll(async () => {
  site = await createTestSite();
  baseUrl = await site.app.listen({ port: 0 });
});
afterAll(() => site.close());

it('if a response is not OK, the client throws an error with the status, a colon and the body', async () => {
  const reading = createRestClient({ baseUrl }).get('/api/topics/astrology');
  await expect(reading).rejects.toThrow('404: {"error":"Topic not found","code":"topic.unknown"}');
});

it('the client returns the response of a documented path', async () => {
  const topics = await createRestClient({ baseUrl }).get<{ slug: string }[]>('/api/topics');
  expect(topics.map(({ slug }) => slug)).toContain('sleep');
});
