import { z } from 'zod';
import { newPortalSession } from '../objects/portal-session.ts';
import { ignored, parameters } from './parameters.ts';
import type { StripeApi } from './stripe-api.ts';

const newSession = parameters({
  configuration: ignored,
  customer: z.string(),
  flow_data: ignored,
  locale: ignored,
  return_url: z.url().optional(),
});

export function portalRoutes(api: StripeApi): void {
  const { account } = api;
  api.route('POST', '/v1/billing_portal/sessions', newSession, ({ customer: id, return_url: returnUrl = null }) => {
    const customer = account.get('customer', id, 'customer').id;
    const session = newPortalSession({ created: account.now(), customer, origin: account.origin, returnUrl });
    return account.add('billing_portal.session', session);
  });
}
