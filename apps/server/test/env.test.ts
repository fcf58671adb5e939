import { describe, expect, it } from 'vitest';
import { EnvError, readEnv } from '../src/env.ts';

describe('readEnv', () => {
  it('uses port 3000 on this machine, the embedded database and the sample catalogue if nothing is set', () => {
    const env = readEnv({});
    expect(env).toMatchObject({ port: 3000, host: '127.0.0.1', origin: 'http://localhost:3000', seed: 'sample' });
    expect(env.databaseUrl).toBeUndefined();
  });

  it('treats an empty variable as unset', () => {
    expect(readEnv({ PORT: '', DATABASE_URL: '' }).port).toBe(3000);
  });

  it('does not load the sample catalogue into a PostgreSQL server by default', () => {
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/site' }).seed).toBe('none');
    expect(readEnv({ DATABASE_URL: 'postgres://localhost/site', SEED: 'sample' }).seed).toBe('sample');
  });

  it('takes the origin from PUBLIC_URL, without the slash at its end', () => {
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
    ['WEBSUB_PRIVATE_HUB', 'maybe'],
    ['RATE_LIMIT_MULTIPLIER', '0'],
    ['METRICS_PORT', '-1'],
    ['DATABASE_POOL_SIZE', '0'],
  ])('rejects %s=%s with a line that contains the name and the value', (name, value) => {
    expect(() => readEnv({ [name]: value })).toThrowError(EnvError);
    expect(() => readEnv({ [name]: value })).toThrowError(`(it is "${value}")`);
    expect(() => readEnv({ [name]: value })).toThrowError(new RegExp(`^${name} is wrong: `));
  });

  it('rejects a PUBLIC_URL with credentials, and does not repeat them', () => {
    const source = { PUBLIC_URL: 'https://someone:hunter2@example.org' };
    expect(() => readEnv(source)).toThrowError(/^PUBLIC_URL is wrong/);
    expect(() => readEnv(source)).not.toThrowError(/hunter2/);
  });

  describe('the variables of the object store', () => {
    const S3 = {
      S3_ENDPOINT: 'https://s3.example.org',
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'library',
      S3_ACCESS_KEY: 'key',
      S3_SECRET_KEY: 'hunter2',
    };

    it('configure a bucket if they are set, and configure nothing if they are missing or empty', () => {
      expect(readEnv({ S3_BUCKET: '' }).s3).toBeUndefined();
      const { endpoint, bucket, secretAccessKey } = readEnv(S3).s3 ?? {};
      expect([endpoint, bucket, secretAccessKey]).toEqual(['https://s3.example.org', 'library', 'hunter2']);
    });

    it.each(Object.keys(S3))('are rejected when only %s is missing', (name) => {
      const read = () => readEnv({ ...S3, [name]: '' });
      expect(read).toThrowError(new RegExp(`^${name} is wrong: it must be set if S3_[A-Z_]+ is set$`));
    });

    it.each([
      ['S3_ENDPOINT', 's3.example.org'],
      ['S3_ENDPOINT', 'https://key:hunter2@s3.example.org'],
      ['S3_BUCKET', 'My Bucket'],
    ])('are rejected with %s=%s, and the error contains no secret', (name, value) => {
      const read = () => readEnv({ ...S3, [name]: value });
      expect(read).toThrowError(new RegExp(`^${name} is wrong: `));
      expect(read).not.toThrowError(/hunter2/);
    });
  });

  describe.each([
    [
      'Stripe',
      {
        STRIPE_SECRET_KEY: 'sk_hunter2',
        STRIPE_WEBHOOK_SECRET: 'whsec_hunter2',
        STRIPE_PRICE_MONTHLY: 'price_monthly',
        STRIPE_PRICE_ANNUAL: 'price_annual',
      },
    ],
    [
      'PayPal',
      {
        PAYPAL_CLIENT_ID: 'client',
        PAYPAL_CLIENT_SECRET: 'hunter2',
        PAYPAL_WEBHOOK_ID: 'webhook',
        PAYPAL_PLAN_MONTHLY: 'P-MONTHLY',
        PAYPAL_PLAN_ANNUAL: 'P-ANNUAL',
      },
    ],
  ])('the variables of %s', (_, given) => {
    it.each(Object.entries(given))('are rejected when only %s is missing', (name) => {
      const read = () => readEnv({ ...given, [name]: '' });
      expect(read).toThrowError(new RegExp(`^${name} is wrong: it must be set if (STRIPE|PAYPAL)_[A-Z_]+ is set$`));
      expect(read).not.toThrowError(/hunter2/);
    });

    it('configure payments when all are set', () => {
      const { stripe, paypal } = readEnv(given);
      expect([stripe, paypal].filter(Boolean)).toHaveLength(1);
    });
  });

  it('configures no payments when only the URLs of the payment APIs are set', () => {
    const origins = { STRIPE_API_URL: 'http://127.0.0.1:4010', PAYPAL_API_URL: 'http://127.0.0.1:4011' };
    expect(readEnv(origins)).toMatchObject({ stripe: undefined, paypal: undefined });
    for (const name of Object.keys(origins))
      expect(() => readEnv({ [name]: 'http://127.0.0.1:4010/v1' })).toThrowError(new RegExp(`^${name} is wrong: `));
  });

  it('reads the switches and the API URL of Stripe', () => {
    const stripe = {
      STRIPE_SECRET_KEY: 'sk',
      STRIPE_WEBHOOK_SECRET: 'whsec',
      STRIPE_PRICE_MONTHLY: 'price_monthly',
      STRIPE_PRICE_ANNUAL: 'price_annual',
    };
    const prices = { monthly: 'price_monthly', annual: 'price_annual' };
    expect(readEnv(stripe).stripe).toEqual({
      secretKey: 'sk',
      webhookSecret: 'whsec',
      prices,
      apiUrl: undefined,
      automaticTax: false,
      promotionCodes: false,
    });
    const switched = { STRIPE_TAX: '1', STRIPE_PROMOTION_CODES: 'true', STRIPE_API_URL: 'http://127.0.0.1:4010' };
    expect(readEnv({ ...stripe, ...switched }).stripe).toMatchObject({
      apiUrl: 'http://127.0.0.1:4010',
      automaticTax: true,
      promotionCodes: true,
    });
  });

  it('enables the check of PayPal’s certificates only for PayPal’s production API', () => {
    const paypal = {
      PAYPAL_CLIENT_ID: 'client',
      PAYPAL_CLIENT_SECRET: 'secret',
      PAYPAL_WEBHOOK_ID: 'webhook',
      PAYPAL_PLAN_MONTHLY: 'P-MONTHLY',
      PAYPAL_PLAN_ANNUAL: 'P-ANNUAL',
    };
    const read = (given: Record<string, string>) => readEnv({ ...paypal, ...given }).paypal;
    const check = { PAYPAL_WEBHOOK_CERT_CHECK: '1' };
    expect(read({})).toMatchObject({ apiUrl: 'https://api-m.paypal.com', checksCertificates: false });
    expect(read(check)).toMatchObject({ checksCertificates: true });
    const sandbox = 'https://api-m.sandbox.paypal.com';
    expect(read({ ...check, PAYPAL_API_URL: sandbox })).toMatchObject({ apiUrl: sandbox, checksCertificates: false });
    expect(() => read({ PAYPAL_WEBHOOK_CERT_CHECK: 'yes' })).toThrowError(/^PAYPAL_WEBHOOK_CERT_CHECK is wrong: /);
  });

  it('never repeats an invalid database URL, which may contain a password', () => {
    expect(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db/site' })).toThrowError(/^DATABASE_URL is wrong/);
    expect(() => readEnv({ DATABASE_URL: 'mysql://root:hunter2@db/site' })).not.toThrowError(/hunter2/);
  });

  it.each(['smtp://localhost:1025', 'smtps://site:p%40ss@mail.example.org', 'smtp://[::1]:25'])(
    'sends email through %s',
    (url) => {
      expect(readEnv({ SMTP_URL: url }).smtpUrl).toBe(url);
    },
  );

  it.each(['http://mail.example.org', 'mail.example.org:25', 'smtp://', 'smtp:25'])('rejects SMTP_URL=%s', (url) => {
    expect(() => readEnv({ SMTP_URL: url })).toThrowError(/^SMTP_URL is wrong: /);
  });

  it('never repeats an invalid mail server URL, which may contain a password', () => {
    expect(() => readEnv({ SMTP_URL: 'imap:hunter2' })).toThrowError(/^SMTP_URL is wrong/);
    expect(() => readEnv({ SMTP_URL: 'imap:hunter2' })).not.toThrowError(/hunter2/);
  });

  it('by default sends email in the name of the brand, from the host of the site', () => {
    expect(readEnv({}).mailFrom).toBe('The Long Return <hello@localhost>');
    expect(readEnv({ PUBLIC_URL: 'https://example.org' }).mailFrom).toBe('The Long Return <hello@example.org>');
  });

  it.each(['post@example.org', '<post@example.org>', 'The Post <post@example.org>', '"Post, The" <post@example.org>'])(
    'sends email from %s',
    (from) => {
      expect(readEnv({ MAIL_FROM: from }).mailFrom).toBe(from);
    },
  );

  it.each([
    'post',
    'Post <post>',
    'a@b.example, c@d.example',
    'Post <a@b.example>\r\nBcc: <c@d.example>',
    'a@b.example\nX: y',
  ])('rejects MAIL_FROM=%j', (from) => {
    expect(() => readEnv({ MAIL_FROM: from })).toThrowError(/^MAIL_FROM is wrong: /);
  });

  it('sends ten emails concurrently by default', () => {
    expect(readEnv({}).mailConcurrency).toBe(10);
    expect(readEnv({ MAIL_CONCURRENCY: '1' }).mailConcurrency).toBe(1);
  });

  it.each(['0', '-1', '2.5', '101', 'many'])('rejects MAIL_CONCURRENCY=%s', (value) => {
    expect(() => readEnv({ MAIL_CONCURRENCY: value })).toThrowError(/^MAIL_CONCURRENCY is wrong: /);
  });

  it('sends contact messages to the general email address of the contact page by default', () => {
    expect(readEnv({}).contactEmail).toBe('hello@thelongreturn.example');
    expect(readEnv({ CONTACT_EMAIL: 'desk@example.org' }).contactEmail).toBe('desk@example.org');
    expect(() => readEnv({ CONTACT_EMAIL: 'desk@example.org, other@example.org' })).toThrowError(
      /^CONTACT_EMAIL is wrong: /,
    );
  });

  it('requires a PostgreSQL server in production', () => {
    expect(() => readEnv({ NODE_ENV: 'production' })).toThrowError('DATABASE_URL is required');
  });

  it('rejects a short webhook secret, and never repeats it', () => {
    expect(readEnv({}).mailWebhookSecret).toBeUndefined();
    expect(readEnv({ MAIL_WEBHOOK_SECRET: '0123456789abcdef' }).mailWebhookSecret).toBe('0123456789abcdef');
    const weak = { MAIL_WEBHOOK_SECRET: 'hunter2' };
    expect(() => readEnv(weak)).toThrowError(/^MAIL_WEBHOOK_SECRET is wrong: it must have at least 16 characters$/);
  });
});
