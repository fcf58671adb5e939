import { emailSchema, newPasswordSchema } from '@longreturn/contract/account-input';
import { BRAND } from '@longreturn/site/brand';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { z } from 'zod';
import { type IdentityEnv, identityVariables, readIdentity, refuseHalves } from './identity/identity-variables.ts';

const port = z.coerce.number().int().min(1).max(65_535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');

/** `address` or `Name <address>`, in which a name of more than letters stands in quotes. */
const SENDER = /^(?:[^\s<>@"]+@[^\s<>@"]+|(?:"[^"\\\r\n]*"|[^<>@",;:()[\]\\\r\n]*) ?<[^\s<>@"]+@[^\s<>@"]+>)$/;

const SECRET_MIN = 16;

/** Enough to send 20,000 mails in 15 minutes through a mail server that takes 150 ms a mail, on a busy machine too. */
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
        'nothing but scheme, host and port may be given',
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
    MAIL_FROM: z.string().regex(SENDER, 'it must be an address, or a name and <address>').optional(),
    CONTACT_EMAIL: emailSchema.default(CONTACT_DESK.addresses.general.email),
    MAIL_WEBHOOK_SECRET: z.string().min(SECRET_MIN, `it must have at least ${SECRET_MIN} characters`).optional(),
    ADMIN_EMAIL: emailSchema.optional(),
    ADMIN_PASSWORD: newPasswordSchema.optional(),
    ...identityVariables,
  })
  .superRefine(refuseHalves);

/** What the server runs with: the variables of README.md, checked, with what follows from them. */
export interface Env extends IdentityEnv {
  production: boolean;
  port: number;
  host: string;
  /** The site's origin, without a slash at the end. */
  origin: string;
  /** Every origin that counts as the site's own: without PUBLIC_URL this machine goes by two names. */
  origins: readonly string[];
  databaseUrl: string | undefined;
  /** Most connections to PostgreSQL at a time, besides the one that listens for notifications. */
  databasePoolSize: number;
  dataDir: string;
  seed: 'sample' | 'none';
  rateLimitMultiplier: number;
  logLevel: string;
  trustProxy: boolean;
  metricsPort: number | undefined;
  /** The mail server; without one mails are files in the data folder. */
  smtpUrl: string | undefined;
  /** How many mails are sent at a time, and how many connections to the mail server are open at most. */
  mailConcurrency: number;
  /** Whom mails come from: an address, or `Name <address>`. */
  mailFrom: string;
  /** Where what visitors write to the team arrives. */
  contactEmail: string;
  /** What the mail service signs its news of bounces and complaints with; without one they are not taken. */
  mailWebhookSecret: string | undefined;
  /** The administrator who is to exist; without a password one is made up when the account is new. */
  admin: { email: string | undefined; password: string | undefined };
}

/** A variable is wrong; the message is the line that the owner reads. */
export class EnvError extends Error {}

/** Reads and checks the variables. Empty ones count as not set. Throws EnvError, naming the variable and why. */
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
    admin: { email: values.ADMIN_EMAIL, password: values.ADMIN_PASSWORD },
    ...readIdentity(values),
  };
}

function originsOf(publicUrl: string | undefined, port: number): [string, ...string[]] {
  const urls: [string, ...string[]] = publicUrl
    ? [publicUrl]
    : [`http://localhost:${port}`, `http://127.0.0.1:${port}`];
  const [first, ...others] = urls;
  return [new URL(first).origin, ...others.map((url) => new URL(url).origin)];
}

/** What a line about a wrong variable may not repeat, and any address that names somebody. */
const SECRETS = new Set([
  'DATABASE_URL',
  'SMTP_URL',
  'MAIL_WEBHOOK_SECRET',
  'ADMIN_PASSWORD',
  'GOOGLE_CLIENT_SECRET',
  'APPLE_PRIVATE_KEY',
]);
const isSecret = (name: string, value = ''): boolean => SECRETS.has(name) || value.includes('@');

const lineOf =
  (given: Record<string, string | undefined>) =>
  (issue: z.core.$ZodIssue): string => {
    const name = String(issue.path[0]);
    const value =
      given[name] === undefined || isSecret(name, given[name]) ? '' : ` (it is ${JSON.stringify(given[name])})`;
    return `${name} is wrong: ${issue.message}${value}`;
  };
