import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../src/env.ts';

describe('readEnv', () => {
  it('runs with nothing set: port 3000 on this machine, embedded database, sample catalogue', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ port: 3000, host: '127.0.0.1', origin: 'http://localhost:3000', seed: 'sample' });
    expect(env.databaseUrl).toBeUndefined();
  });

  it('counts an empty variable as not set', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('puts no sample catalogue into a database of the owner’s', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/site' }).seed).toBe('none');
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/site', SEED: 'sample' }).seed).toBe('sample');
  });

  it('takes the origin of PUBLIC_URL without path or slash', () => {
    expect(readEnv({ PUBLIC_URL: 'https://example.org/' }).origin).toBe('https://example.org');
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PUBLIC_URL', 'example.org'],
    ['PUBLIC_URL', 'https://example.org/site'],
    ['PUBLIC_URL', 'https://example.org/#top'],
    ['PUBLIC_URL', 'https://example.org?page'],
    ['SEED', 'all'],
    ['LOG_LEVEL', 'loud'],
    ['TRUST_PROXY', 'maybe'],
    ['RATE_LIMIT_MULTIPLIER', '0'],
    ['METRICS_PORT', '-1'],
  ])('refuses %s=%s with a line that names it and its value', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrowError(EnvError);
    expect(() => readEnv({ [name]: value })).toThrowError(`(it is "${value}")`);
    expect(() => readEnv({ [name]: value })).toThrowError(new RegExp(`^${name} is wrong: `));
  });

  it('refuses a public address with a name and password, and does not repeat them', () => {
    const source = { PUBLIC_URL: 'https://someone:hunter2@example.org' };
    expect(() => readEnv(source)).toThrowError(/^PUBLIC_URL is wrong/);
    expect(() => readEnv(source)).not.toThrowError(/hunter2/);
  });

  it('never repeats a wrong database address, which may hold a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db/site' })).toThrowError(/^DATABASE_URL is wrong/);
    expect(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db/site' })).not.toThrowError(/hunter2/);
  });

  it('wants a PostgreSQL server in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrowError('DATABASE_URL is required');
  });
});
