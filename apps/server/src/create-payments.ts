import type { PaymentProviders } from '@longreturn/core/membership/payment-provider';
import type { Clock } from '@longreturn/core/ports';
import type { Env } from './env.ts';

/**
 * Creates the configured payment providers. Their libraries are large, so only the libraries of configured providers
 * are loaded.
 */
export async function createPayments(
  { stripe, paypal }: Pick<Env, 'stripe' | 'paypal'>,
  clock: Clock = { now: () => new Date() },
): Promise<PaymentProviders> {
  const providers: PaymentProviders = {};
  if (stripe) {
    const { createStripe } = await import('@longreturn/providers/payments/stripe');
    providers.stripe = createStripe({ ...stripe, clock });
  }
  if (paypal) {
    const { createPaypal } = await import('@longreturn/providers/payments/paypal');
    const { PaypalCertificates } = await import('@longreturn/providers/payments/paypal/paypal-certificates');
    const { checksCertificates, ...options } = paypal;
    const certificates = checksCertificates && { certificates: new PaypalCertificates({ clock }) };
    providers.paypal = createPaypal({ ...options, ...certificates, clock });
  }
  return providers;
}
