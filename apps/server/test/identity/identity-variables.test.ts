import { generateKeyPairSync } from 'node:crypto';
import { clientKeyFrom } from '@longreturn/emulators/client-key';
import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../../src/env.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'site', GOOGLE_CLIENT_SECRET: 'hunter2' };
const PEM = clientKeyFrom('the site’s');
const APPLE = {
  APPLE_CLIENT_ID: 'com.example.site',
  APPLE_TEAM_ID: 'TEAM123456',
  APPLE_KEY_ID: 'KEY1234567',
  APPLE_PRIVATE_KEY: PEM,
};

describe('the variables of Google and Apple', () => {
  it('may all be missing or empty', () => {
    expect(readEnv({})).toMatchObject({ google: undefined, apple: undefined });
    expect(readEnv({ GOOGLE_CLIENT_ID: '', APPLE_KEY_ID: '' })).toMatchObject({ google: undefined, apple: undefined });
  });

  it('configure a provider, at its default issuer unless another issuer is set', () => {
    const { google, apple } = readEnv({ ...GOOGLE, ...APPLE, APPLE_ISSUER_URL: 'http://localhost:4202/' });
    expect(google).toEqual({ clientId: 'site', clientSecret: 'hunter2', issuerUrl: 'https://accounts.google.com' });
    expect(apple).toMatchObject({ teamId: 'TEAM123456', privateKey: PEM, issuerUrl: 'http://localhost:4202' });
  });

  it.each([...Object.keys(GOOGLE), ...Object.keys(APPLE)])('are rejected when only %s is missing', (name) => {
    const given = { ...GOOGLE, ...APPLE, [name]: '' };
    expect(() => readEnv(given)).toThrowError(EnvError);
    expect(() => readEnv(given)).toThrowError(new RegExp(`^${name} is wrong: it must be set if [A-Z_]+ is set$`));
  });

  it('are rejected with the name of each missing variable', () => {
    expect(() => readEnv({ APPLE_TEAM_ID: 'TEAM123456' })).toThrowError(
      /^APPLE_CLIENT_ID is .*\nAPPLE_KEY_ID is .*\nAPPLE_PRIVATE_KEY is .*$/,
    );
  });

  it('accept Apple’s key with escaped line breaks', () => {
    const written = PEM.replaceAll('\n', '\\n');
    expect(readEnv({ ...APPLE, APPLE_PRIVATE_KEY: written }).apple?.privateKey).toBe(PEM);
  });

  it('are rejected if Apple’s key is invalid, with an error that doesn’t contain the key', () => {
    const rsa = generateKeyPairSync('rsa', { modulusLength: 1024 }).privateKey.export({ type: 'pkcs8', format: 'pem' });
    for (const key of ['hunter2', PEM.slice(0, 100), String(rsa)]) {
      const read = () => readEnv({ ...APPLE, APPLE_PRIVATE_KEY: key });
      expect(read).toThrowError(/^APPLE_PRIVATE_KEY is wrong: it must be the P-256 key/);
      expect(read).not.toThrowError(key.slice(0, 20));
    }
  });

  it.each(['accounts.example', 'http://accounts.example', 'ftp://localhost'])('reject %s as the issuer', (url) => {
    expect(() => readEnv({ ...GOOGLE, GOOGLE_ISSUER_URL: url })).toThrowError(/^GOOGLE_ISSUER_URL is wrong/);
  });
});
