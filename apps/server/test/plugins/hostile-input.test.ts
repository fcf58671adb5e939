import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestSite, type TestSite } from '../testing/create-test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const call = (input: object) =>
  site.app.inject({ url: `/trpc/content.episodes.list?input=${encodeURIComponent(JSON.stringify(input))}` });

describe('the input of a procedure', () => {
  it('can’t contain typed arrays, sets or references', async () => {
    const q = { json: { q: [1000] }, meta: { values: { 'q.0': [['typed-array', 'Uint8Array']] } } };
    expect((await call(q)).statusCode).toBe(400);
    expect((await call({ json: { q: ['a'] }, meta: { values: { q: ['set'] } } })).statusCode).toBe(400);
    expect((await call({ json: {}, meta: { referentialEqualities: { a: ['b'] } } })).statusCode).toBe(400);
    expect((await call({ json: {}, meta: 1 })).statusCode).toBe(400);
  });

  it('may contain undefined fields, which our own client sends', async () => {
    const response = await call({ json: { q: null, limit: 1 }, meta: { values: { q: ['undefined'] }, v: 1 } });
    expect(response.statusCode).toBe(200);
  });
});

describe('Accept-Encoding', () => {
  it.each([
    ['br;q=0.9, gzip;q=0.8', 'br'],
    ['BR', 'br'],
    ['gzip;q=0.5', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0', undefined],
    ['x-br', undefined],
    ['identity', undefined],
  ])('%s: the response has the encoding %s', async (accepted, encoding) => {
    const response = await site.app.inject({ url: '/api/topics', headers: { 'accept-encoding': accepted } });
    expect(response.headers['content-encoding']).toBe(encoding);
  });
});

it('a page path that contains a NUL character gets 400', async () => {
  expect((await site.app.inject({ url: '/episodes/%00' })).statusCode).toBe(400);
});
