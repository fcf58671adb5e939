import { expect, test } from 'vitest';
import { createTestSite } from './testing/create-test-site.ts';

test('the site doesn’t start if a route has a JSON schema', async () => {
  const site = await createTestSite();
  site.app.get('/with-schema', { schema: { querystring: { type: 'object' } } }, async () => 'never');
  await expect(site.app.ready()).rejects.toThrow('A route has a JSON schema');
  await site.close();
});
