import { createClient, signIn } from '@longreturn/client';
import { buildUser } from '@longreturn/core/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

const PASSWORD = 'Correct horse 1';
let site: TestSite;
let baseUrl: string;
beforeAll(async () => {
  site = await createTestSite();
  baseUrl = await site.app.listen({ port: 0 });
});
afterAll(() => site.close());

it('a script that signs in calls procedures as that user', async () => {
  const { email, name } = await buildUser(site.deps, { password: PASSWORD });
  const sessionId = await signIn({ baseUrl, email, password: PASSWORD });
  const client = createClient({ baseUrl, sessionId });
  expect(await client.auth.me.query()).toMatchObject({ email, name });
  await client.auth.logout.mutate();
  await expect(client.auth.me.query()).rejects.toThrow('Please sign in to continue');
});

it('a script that can’t sign in gets the reason', async () => {
  const refused = signIn({ baseUrl, email: 'nobody@example.org', password: PASSWORD });
  await expect(refused).rejects.toThrow('401: {"error":"Invalid email or password","code":"credentials.wrong"}');
});
