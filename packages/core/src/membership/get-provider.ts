import type { PaymentProviderName } from '@longreturn/contract/membership';
import { AppError } from '../app-error.ts';
import type { Deps } from '../deps.ts';
import type { PaymentProvider } from './payment-provider.ts';

/** Returns the provider. Throws payments.notConfigured. */
export function getProvider({ payments }: Pick<Deps, 'payments'>, name: PaymentProviderName): PaymentProvider {
  const provider = payments[name];
  if (!provider) throw new AppError('payments.notConfigured');
  return provider;
}
