import { newId, type StripeObject } from './stripe-object.ts';

export interface PortalSession extends StripeObject {
  object: 'billing_portal.session';
  customer: string;
  return_url: string | null;
  url: string;
}

export function newPortalSession(given: {
  created: number;
  customer: string;
  origin: string;
  returnUrl: string | null;
}): PortalSession {
  const { created, customer, origin, returnUrl } = given;
  const id = newId('bps');
  const session = {
    id,
    object: 'billing_portal.session' as const,
    configuration: 'bpc_000000000000000000000001',
    created,
    customer,
    customer_account: null,
    flow: null,
    livemode: false,
    locale: null,
    on_behalf_of: null,
    return_url: returnUrl,
    url: `${origin}/p/session/${id}`,
  };
  return session;
}
