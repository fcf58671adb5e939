import { describe, expect, it } from 'vitest';
import { type Answer, finishAnswer, plainBody } from '../../src/cache/answer.ts';
import { AnswerCache } from '../../src/cache/answer-cache.ts';

const answerOf = (text: string, status = 200) => finishAnswer(status, {}, text);

describe('AnswerCache', () => {
  it('renders a response once for concurrent callers', async () => {
    const cache = new AnswerCache();
    let made = 0;
    const make = async () => {
      made += 1;
      return answerOf('one');
    };
    const [first, second] = await Promise.all([cache.getOrMake('/', make), cache.getOrMake('/', make)]);
    expect(made).toBe(1);
    expect(first).toBe(second);
    expect(cache.find('/')).toBe(first);
  });

  it('returns but does not store a response whose rendering began before the content changed', async () => {
    const cache = new AnswerCache();
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const old = cache.getOrMake('/', () => promise);
    cache.clear();
    const fresh = await cache.getOrMake('/', () => answerOf('new'));
    resolve(await answerOf('old'));
    expect(plainBody(await old).toString()).toBe('old');
    expect(cache.find('/')).toBe(fresh);
  });

  it('stores no failure and no error page', async () => {
    const cache = new AnswerCache();
    await expect(cache.getOrMake('/', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
    await cache.getOrMake('/', () => answerOf('unavailable', 503));
    expect(cache.find('/')).toBeUndefined();
    const answer = await cache.getOrMake('/', () => answerOf('back'));
    expect(plainBody(answer).toString()).toBe('back');
  });

  it('waits for a response up to a limit, then starts again', async () => {
    const cache = new AnswerCache({ timeoutMs: 20 });
    const never = () => new Promise<Answer>(() => {});
    const waiting = [cache.getOrMake('/', never), cache.getOrMake('/', never)];
    for (const each of waiting) await expect(each).rejects.toMatchObject({ code: 'service.unavailable' });
    const back = await answerOf('back');
    expect(await cache.getOrMake('/', async () => back)).toBe(back);
  });
});

describe('finishAnswer', () => {
  it('gives equal bodies the same ETag and different ones different ETags', async () => {
    const [one, same, other] = await Promise.all([answerOf('a'), answerOf('a'), answerOf('b')]);
    expect(one.etag).toBe(same.etag);
    expect(one.etag).not.toBe(other.etag);
  });

  it('stores a compressed form only if it is shorter', async () => {
    expect(await answerOf('[]')).not.toHaveProperty('gzip');
    const long = await answerOf('again '.repeat(100));
    expect(long.br?.length).toBeLessThan(100);
    expect(long.gzip?.length).toBeLessThan(100);
  });
});
