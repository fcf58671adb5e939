import type { PaymentProviderName, PlanId } from '@longreturn/contract/membership';
import { oneOf, type SearchOf, searchSchema, text } from '../../lib/search-schema.ts';

const PLANS: Record<PlanId, true> = { monthly: true, annual: true };
const PROVIDERS: Record<PaymentProviderName, true> = { stripe: true, paypal: true };

/**
 * The search parameters of /membership: the chosen plan and provider, the token of a gift link, and a group code.
 * `checkout` is 'cancelled' if the buyer came back without paying. It is 'resume' if the reader had to sign in first
 * and the page now continues what they started.
 */
export const membershipSearch = searchSchema(
  {
    plan: oneOf(Object.keys(PLANS) as PlanId[]), // the keys of the object above
    provider: oneOf(Object.keys(PROVIDERS) as PaymentProviderName[]), // the keys of the object above
    checkout: oneOf(['cancelled', 'resume']),
    gift: text,
    code: text,
  },
  { perRequest: ['gift', 'code'] },
);
export type MembershipSearch = SearchOf<typeof membershipSearch>;

/** /membership/success. `for` is 'gift' if the payment was for a gift. */
export const successSearch = searchSchema({ for: oneOf(['gift']) });
