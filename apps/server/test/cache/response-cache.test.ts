import { describe, expect, it } from 'vitest';
import { ResponseCache } from '../../src/cache/response-cache.ts';
import { finishResponse, plainBody, type StoredResponse } from '../../src/cache/stored-response.ts';

const responseOf = (text: string, status = 200) => finishResponse(status, {}, text);

describe('ResponseCache', () => {
  it('renders a response once for concurrent callers', async () => {
    const cache = new ResponseCache();
    let made = 0;
    const make = async () => {
      made += 1;
      return responseOf('one');
    };
    const [first, second] = await Promise.all([cache.getOrMake('/', make), cache.getOrMake('/', make)]);
    expect(made).toBe(1);
    expect(first).toBe(second);
    expect(cache.find('/')).toBe(first);
  });

  it('returns but does not store a response whose rendering began before the content changed', async () => {
    const cache = new ResponseCache();
    const { promise, resolve } = Promise.withResolvers<StoredResponse>();
    const old = cache.getOrMake('/', () => promise);
    cache.clear();
    const fresh = await cache.getOrMake('/', () => responseOf('new'));
    resolve(await responseOf('old'));
    expect(plainBody(await old).toString()).toBe('old');
    expect(cache.find('/')).toBe(fresh);
  });

  it('stores no failure and no error page', async () => {
    const cache = new ResponseCache();
    await expect(cache.getOrMake('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await cache.getOrMake('/', () => responseOf('unavailable', 503));
    expect(cache.find('/')).toBeUndefined();
    const response = await cache.getOrMake('/', () => responseOf('back'));
    expect(plainBody(response).toString()).toBe('back');
  });

  it('waits for a response up to a time limit; the next call starts a new rendering', async () => {
    const cache = new ResponseCache({ timeoutMs: 20 });
    const never = () => new Promise<StoredResponse>(() => {});
    const waiting = [cache.getOrMake('/', never), cache.getOrMake('/', never)];
    for (const each of waiting) await expect(each).rejects.toMatchObject({ code: 'service.unavailable' });
    const back = await responseOf('back');
    expect(await cache.getOrMake('/', async () => back)).toBe(back);
  });
});

describe('finishResponse', () => {
  it('gives equal bodies the same ETag, and different bodies different ETags', async () => {
    const [one, same, other] = await Promise.all([responseOf('a'), responseOf('a'), responseOf('b')]);
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });

  it('stores a compressed form only if it is shorter', async () => {
    expect(await responseOf('[]')).not.toHaveProperty('gzip');
    const long = await responseOf('again '.repeat(100));
    expect(long.br?.length).toBeLessThan(100);
    expect(long.gzip?.length).toBeLessThan(100);
  });
});
