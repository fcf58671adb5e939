import type { IdentityProviderName } from '@longreturn/contract/account';

const NAMES: Record<IdentityProviderName, string> = { google: 'Google', apple: 'Apple' };

export function providerName(name: IdentityProviderName): string {
  return NAMES[name];
}
