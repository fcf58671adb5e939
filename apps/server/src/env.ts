import { emailSchema, newPasswordSchema } from '@longreturn/contract/account-input';
import { BRAND } from '@longreturn/site/brand';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { z } from 'zod';
import {
  type IdentityEnv,
  identityVariables,
  readIdentity,
  requireCompleteProviders,
} from './identity/identity-variables.ts';
import {
  PAYMENT_SECRETS,
  type PaymentEnv,
  paymentVariables,
  readPayments,
  requireCompletePayments,
} from './payment-variables.ts';
import { readStorage, requireCompleteStorage, type StorageEnv, storageVariables } from './storage-variables.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** `address` or `Name <address>`. A name that contains special characters such as a comma must be quoted. */
const SENDER = /^(?:[^\s<>@"]+@[^\s<>@"]+|(?:"[^"\\\r\n]*"|[^<>@",;:()[\]\\\r\n]*) ?<[^\s<>@"]+@[^\s<>@"]+>)$/;

const SECRET_MIN = 16;

/** Enough to send 20,000 emails in less than 15 minutes if the mail server takes 150 ms per email. */
const MAIL_CONCURRENCY = 10;
const MAIL_CONCURRENCY_MAX = 100;

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).optional(),
    PORT: port.default(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: z
      .url({ protocol: /^https?$/, abort: true })
      .refine(
        (url) => new URL(url).href === `${new URL(url).origin}/`,
        'it must contain only a scheme, a host and a port',
      )
      .optional(),
    DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    DATABASE_POOL_SIZE: z.coerce.number().int().min(1).max(1000).default(10),
    DATA_DIR: z.string().min(1).default('./data'),
    SEED: z.enum(['sample', 'none']).optional(),
    RATE_LIMIT_MULTIPLIER: z.coerce.number().positive().default(1),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
    TRUST_PROXY: flag.default(false),
    METRICS_PORT: port.optional(),
    SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./ }).optional(),
    MAIL_CONCURRENCY: z.coerce.number().int().min(1).max(MAIL_CONCURRENCY_MAX).default(MAIL_CONCURRENCY),
    MAIL_FROM: z.string().regex(SENDER, 'it must be an email address, or a name and <email address>').optional(),
    CONTACT_EMAIL: emailSchema.default(CONTACT_DESK.addresses.general.email),
    WEBSUB_PRIVATE_HUB: flag.default(false),
    MAIL_WEBHOOK_SECRET: z.string().min(SECRET_MIN, `it must have at least ${SECRET_MIN} characters`).optional(),
    ADMIN_EMAIL: emailSchema.optional(),
    ADMIN_PASSWORD: newPasswordSchema.optional(),
    ...identityVariables,
    ...storageVariables,
    ...paymentVariables,
  })
  .superRefine(requireCompleteProviders)
  .superRefine(requireCompleteStorage)
  .superRefine(requireCompletePayments);

/** The server's configuration: the validated environment variables (README.md) and values derived from them. */
export interface Env extends IdentityEnv, StorageEnv, PaymentEnv {
  production: boolean;
  port: number;
  host: string;
  /** The site's origin, without a trailing slash. */
  origin: string;
  /** All origins of the site. Without PUBLIC_URL there are two: localhost and 127.0.0.1. */
  origins: readonly string[];
  databaseUrl: string | undefined;
  /** Maximum number of PostgreSQL connections, not counting the one that listens for notifications. */
  databasePoolSize: number;
  dataDir: string;
  seed: 'sample' | 'none';
  rateLimitMultiplier: number;
  logLevel: string;
  trustProxy: boolean;
  metricsPort: number | undefined;
  /** URL of the mail server. Without a mail server, emails are written to files in the data folder. */
  smtpUrl: string | undefined;
  /** Maximum number of emails sent at the same time, each over a separate connection to the mail server. */
  mailConcurrency: number;
  /** Sender of emails: an email address, or `Name <address>`. */
  mailFrom: string;
  /** Email address that receives contact messages. */
  contactEmail: string;
  /** Secret with which the mail service signs bounces and complaints. Without it there is no webhook. */
  mailWebhookSecret: string | undefined;
  /** Whether the WebSub hub may be in a private network. */
  privateHub: boolean;
  /** The admin account to create. If no password is set, a new account gets a generated one. */
  admin: { email: string | undefined; password: string | undefined };
}

/** Thrown if an environment variable is invalid. The message is shown to the owner. */
export class EnvError extends Error {}

/**
 * Reads and validates the environment variables. An empty variable counts as unset. Throws EnvError with the names of
 * the invalid variables and the reasons.
 */
export function readEnv(source: NodeJS.ProcessEnv): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(given);
  if (!parsed.success) throw new EnvError(parsed.error.issues.map(lineOf(given)).join('\n'));
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && !values.DATABASE_URL) throw new EnvError('DATABASE_URL is required when NODE_ENV is production');
  const origins = originsOf(values.PUBLIC_URL, values.PORT);
  return {
    production,
    port: values.PORT,
    host: values.HOST,
    origin: origins[0],
    origins,
    databaseUrl: values.DATABASE_URL,
    databasePoolSize: values.DATABASE_POOL_SIZE,
    dataDir: values.DATA_DIR,
    seed: values.SEED ?? (values.DATABASE_URL ? 'none' : 'sample'),
    rateLimitMultiplier: values.RATE_LIMIT_MULTIPLIER,
    logLevel: values.LOG_LEVEL,
    trustProxy: values.TRUST_PROXY,
    metricsPort: values.METRICS_PORT,
    smtpUrl: values.SMTP_URL,
    mailConcurrency: values.MAIL_CONCURRENCY,
    mailFrom: values.MAIL_FROM ?? `${BRAND.name} <hello@${new URL(origins[0]).hostname}>`,
    contactEmail: values.CONTACT_EMAIL,
    mailWebhookSecret: values.MAIL_WEBHOOK_SECRET,
    privateHub: values.WEBSUB_PRIVATE_HUB,
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    ...readIdentity(values),
    ...readStorage(values),
    ...readPayments(values),
  };
}

function originsOf(publicUrl: string | undefined, port: number): [string, ...string[]] {
  const urls: [string, ...string[]] = publicUrl
    ? [publicUrl]
    : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const [first, ...others] = urls;
  return [new URL(first).origin, ...others.map((url) => new URL(url).origin)];
}

/** Variables whose values must not appear in error messages. */
const SECRETS: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_WEBHOOK_SECRET',
  'ADMIN_PASSWORD',
  'GOOGLE_CLIENT_SECRET',
  'APPLE_PRIVATE_KEY',
  'S3_SECRET_KEY',
  ...PAYMENT_SECRETS,
]);
/** Any value with an @ counts as secret too: it may be a URL with credentials. */
const isSecret = (name: string, value = ''): boolean => SECRETS.has(name) || value.includes('@');

const lineOf =
  (given: Record<string, string | undefined>) =>
  (issue: z.core.$ZodIssue): string => {
    const name = String(issue.path[0]);
    const value =
      given[name] === undefined || isSecret(name, given[name]) ? '' : ` (it is ${JSON.stringify(given[name])})`;
    return `${name} is wrong: ${issue.message}${value}`;
  };
