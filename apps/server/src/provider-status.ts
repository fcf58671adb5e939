import type { ProviderStatus } from '@longreturn/contract/settings';
import type { Env } from './env.ts';

/** The settings of outside services. Each is undefined if the service isn't configured. */
type ProviderEnv = Pick<Env, 'smtpUrl' | 's3' | 'google' | 'apple'> & { stripe?: unknown; paypal?: unknown };

/** Returns which outside services are configured, without their secrets. */
export function providerStatus({ smtpUrl, s3, stripe, paypal, google, apple }: ProviderEnv): ProviderStatus[] {
  const noCheckout = 'Nobody can pay with it';
  const noSignIn = 'Nobody can sign in with it';
  const isSet = (setting: unknown) => setting !== undefined;
  return [
    { name: 'mail', displayName: 'Mail server', configured: isSet(smtpUrl), otherwise: 'Emails are written to files' },
    { name: 'storage', displayName: 'Object store (S3)', configured: isSet(s3), otherwise: 'Files are on this server' },
    { name: 'stripe', displayName: 'Stripe', configured: isSet(stripe), otherwise: noCheckout },
    { name: 'paypal', displayName: 'PayPal', configured: isSet(paypal), otherwise: noCheckout },
    { name: 'google', displayName: 'Google', configured: isSet(google), otherwise: noSignIn },
    { name: 'apple', displayName: 'Apple', configured: isSet(apple), otherwise: noSignIn },
  ];
}
