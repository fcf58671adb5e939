import type { PaymentProviders } from '@longreturn/core/membership/payment-provider';
import { type PaymentStandIns, startPaymentStandIns } from '@longreturn/emulators/payments/start-payment-stand-ins';
import { createPayments } from '../../src/create-payments.ts';
import { readEnv } from '../../src/env.ts';

export interface StartedPayments extends PaymentStandIns {
  /** The site's providers, configured for the stand-ins. */
  payments: PaymentProviders;
}

/** Starts stand-ins for both payment providers. */
export async function startPayments(): Promise<StartedPayments> {
  const standIns = await startPaymentStandIns();
  return { ...standIns, payments: await createPayments(readEnv(standIns.env)) };
}
