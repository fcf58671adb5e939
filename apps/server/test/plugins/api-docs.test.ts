import { openApiDocument } from '@longreturn/api/openapi';
import { REST_ROUTES } from '@longreturn/api/rest-routes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

it('/api/openapi.json is the OpenAPI document', async () => {
  const { json, headers } = await site.app.inject({ url: '/api/openapi.json' });
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  expect(json()).toEqual(openApiDocument());
});

it('/api/docs shows every path, and contains no scripts or external resources', async () => {
  const { payload, headers } = await site.app.inject({ url: '/api/docs' });
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const { path } of REST_ROUTES) expect(payload).toContain(`<code>${path}</code>`);
  expect(payload).not.toMatch(/<script|https?:/);
  expect(String(headers['content-security-policy'])).not.toContain('script-src');
});

it('every link of /api/docs works', async () => {
  const { payload } = await site.app.inject({ url: '/api/docs' });
  const ids = new Set([...payload.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
  const links = [...payload.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
  expect(links.length).toBeGreaterThan(20);
  expect(links.filter((id) => !ids.has(id))).toEqual([]);
});
