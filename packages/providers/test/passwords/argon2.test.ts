import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { argon2Passwords, createArgon2Passwords } from '../../src/passwords/argon2.ts';

describe('argon2Passwords', () => {
  it('creates argon2id hashes with the parameters that OWASP recommends, each with a new salt', async () => {
    const [one, other] = await Promise.all([
      argon2Passwords.hash('correct horse'),
      argon2Passwords.hash('correct horse'),
    ]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(one).not.toBe(other);
    expect(argon2Passwords.isOutdated(one)).toBe(false);
  });

  it('accepts only the correct password', async () => {
    const hash = await argon2Passwords.hash('pässwörd 🔑');
    expect(await argon2Passwords.verify(hash, 'pässwörd 🔑')).toBe(true);
    expect(await argon2Passwords.verify(hash, 'passwörd 🔑')).toBe(false);
    expect(await argon2Passwords.verify(hash, '')).toBe(false);
  });

  it.each([
    '',
    'nope',
    '$2b$10$abcdefghijklmnopqrstuv',
    '$argon2id$v=19$m=19456,t=2,p=1$',
    '$argon2id$v=19$m=19456,t=2,p=1$!!!$???',
  ])('accepts no password if the stored hash is invalid: %j', async (hash) => {
    expect(await argon2Passwords.verify(hash, '')).toBe(false);
    expect(await argon2Passwords.verify(hash, 'x')).toBe(false);
    expect(argon2Passwords.isOutdated(hash)).toBe(true);
  });

  it.each([
    ['less memory', '$argon2id$v=19$m=4096,t=2,p=1$'],
    ['fewer passes', '$argon2id$v=19$m=19456,t=1,p=1$'],
    ['another algorithm', '$argon2i$v=19$m=19456,t=2,p=1$'],
    ['an old version', '$argon2id$v=16$m=19456,t=2,p=1$'],
  ])('reports a hash with %s as outdated', async (_what, start) => {
    const hash = `${start}nvJW9/pDv536tGcXW4tGLA$FbIyD9d4PucoOsgPwA+9qCqHadBw4i7dwn9kjANdoq4`;
    expect(argon2Passwords.isOutdated(hash)).toBe(true);
  });

  it('does not report a stronger hash as outdated', () => {
    const hash = '$argon2id$v=19$m=65536,t=3,p=4$nvJW9/pDv536tGcXW4tGLA$FbIyD9d4PucoOsgPwA+9qCqHadBw4i7dwn9kjANdoq4';
    expect(argon2Passwords.isOutdated(hash)).toBe(false);
  });
});

describe('a wave of logins', () => {
  it('is processed in order, and logins are rejected while the queue is full', async () => {
    const passwords = createArgon2Passwords({ atOnce: 1, waiting: 3, retryAfterSec: 1 });
    const done: number[] = [];
    const wave = Array.from({ length: 6 }, (_, index) => passwords.hash('x').then(() => done.push(index)));
    const results = await Promise.allSettled(wave);
    expect(done).toEqual([0, 1, 2, 3]);
    expect(results.slice(4)).toEqual([
      expect.objectContaining({ reason: expect.objectContaining({ code: 'service.unavailable' }) }),
      expect.objectContaining({ reason: expect.objectContaining({ code: 'service.unavailable' }) }),
    ]);
    expect(await passwords.verify(await passwords.hash('y'), 'y')).toBe(true);
  });

  it('does not block the event loop', async () => {
    const passwords = createArgon2Passwords({ atOnce: 1, waiting: 100, retryAfterSec: 1 });
    let isDone = false;
    const wave = Promise.all(Array.from({ length: 10 }, () => passwords.hash('x'))).then(() => {
      isDone = true;
    });
    let turns = 0;
    while (!isDone) {
      turns += 1;
      await setImmediate();
    }
    await wave;
    expect(turns).toBeGreaterThan(100);
  });
});
