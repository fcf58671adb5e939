import type { ProviderStatus } from '@longreturn/contract/settings';
import type { Env } from './env.ts';
import { APPLE_VARIABLES, GOOGLE_VARIABLES } from './identity/identity-variables.ts';
import { PAYPAL_VARIABLES, STRIPE_VARIABLES } from './payment-variables.ts';
import { STORAGE_VARIABLES } from './storage-variables.ts';

/** The settings of outside services. Each is undefined if the service isn't configured. */
type ProviderEnv = Pick<Env, 'smtpUrl' | 'databaseUrl' | 's3' | 'google' | 'apple' | 'stripe' | 'paypal'>;

/** Returns which outside services are configured and which variables are missing. The values are never included. */
export function providerStatus(env: ProviderEnv): ProviderStatus[] {
  const noCheckout = 'Nobody can pay with it';
  const noSignIn = 'Nobody can sign in with it';
  const state = (setting: unknown, variables: readonly string[]) => {
    const configured = setting !== undefined;
    return { configured, missing: configured ? [] : [...variables] };
  };
  return [
    {
      name: 'mail',
      displayName: 'Mail server',
      ...state(env.smtpUrl, ['SMTP_URL']),
      otherwise: 'Emails are written to files',
    },
    {
      name: 'database',
      displayName: 'PostgreSQL server',
      ...state(env.databaseUrl, ['DATABASE_URL']),
      otherwise: 'Data is in an embedded database on this server',
    },
    {
      name: 'storage',
      displayName: 'Object store (S3)',
      ...state(env.s3, STORAGE_VARIABLES),
      otherwise: 'Files are on this server',
    },
    { name: 'google', displayName: 'Google', ...state(env.google, GOOGLE_VARIABLES), otherwise: noSignIn },
    { name: 'apple', displayName: 'Apple', ...state(env.apple, APPLE_VARIABLES), otherwise: noSignIn },
    { name: 'stripe', displayName: 'Stripe', ...state(env.stripe, STRIPE_VARIABLES), otherwise: noCheckout },
    { name: 'paypal', displayName: 'PayPal', ...state(env.paypal, PAYPAL_VARIABLES), otherwise: noCheckout },
  ];
}
