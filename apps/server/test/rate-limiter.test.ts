import { describe, expect, it } from 'vitest';
import { RateLimiter } from '../src/rate-limiter.ts';

describe('a rate limiter', () => {
  const limiterAt = (time: { now: number }) => new RateLimiter({ most: 2, windowMs: 60_000, now: () => time.now });

  it('grants so many tries, then says how many seconds are left of the window', () => {
    const time = { now: 1000 };
    const limiter = limiterAt(time);
    expect([limiter.spend('a'), limiter.spend('a'), limiter.spend('a')]).toEqual([0, 0, 60]);
    time.now += 59_001;
    expect(limiter.spend('a')).toBe(1);
  });

  it('begins anew when the window has ended, however often it refused in between', () => {
    const time = { now: 0 };
    const limiter = limiterAt(time);
    for (let i = 0; i < 10; i++) limiter.spend('a');
    time.now = 60_000;
    expect([limiter.spend('a'), limiter.spend('a'), limiter.spend('a')]).toEqual([0, 0, 60]);
  });

  it('counts each key by itself', () => {
    const limiter = limiterAt({ now: 0 });
    for (let i = 0; i < 3; i++) limiter.spend('a');
    expect(limiter.spend('b')).toBe(0);
  });
});
