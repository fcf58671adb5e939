import { afterEach, describe, expect, it, vi } from 'vitest';
import { RateLimiter } from '../src/rate-limiter.ts';

afterEach(() => vi.useRealTimers());

describe('a rate limiter', () => {
  const limiterAt = (time: { now: number }) => new RateLimiter({ most: 2, windowMs: 60_000, now: () => time.now });

  it('grants the allowed number of attempts, then returns the seconds left in the window', () => {
    const time = { now: 1000 };
    const limiter = limiterAt(time);
    expect([limiter.spend('a'), limiter.spend('a'), limiter.spend('a')]).toEqual([0, 0, 60]);
    time.now += 59_001;
    expect(limiter.spend('a')).toBe(1);
  });

  it('grants attempts again after the window has ended, however many were rejected', () => {
    const time = { now: 0 };
    const limiter = limiterAt(time);
    for (let i = 0; i < 10; i++) limiter.spend('a');
    time.now = 60_000;
    expect([limiter.spend('a'), limiter.spend('a'), limiter.spend('a')]).toEqual([0, 0, 60]);
  });

  it('consumes several attempts at once, or none if too few are left', () => {
    const limiter = limiterAt({ now: 0 });
    expect([limiter.spend('a', 3), limiter.spend('a', 2), limiter.spend('a')]).toEqual([60, 0, 60]);
  });

  it('is not affected by changes of the wall clock', () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const limiter = new RateLimiter({ most: 1, windowMs: 60_000 });
    limiter.spend('a');
    vi.setSystemTime(Date.now() + 3_600_000);
    expect(limiter.spend('a')).toBeGreaterThan(0);
    vi.setSystemTime(Date.now() - 7_200_000);
    expect(limiter.spend('a')).toBeLessThanOrEqual(60);
  });

  it('counts each key separately', () => {
    const limiter = limiterAt({ now: 0 });
    for (let i = 0; i < 3; i++) limiter.spend('a');
    expect(limiter.spend('b')).toBe(0);
  });
});
