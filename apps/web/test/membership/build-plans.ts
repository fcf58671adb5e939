import type { Plans } from '@longreturn/contract/membership';
import { MEMBER_FEATURES, PLAN_TEXTS, PLANS } from '@longreturn/site/plans';

/** Builds the response with the plans and these configured providers. */
export function buildPlans(configured: readonly ('stripe' | 'paypal')[]): Plans {
  const features = [...MEMBER_FEATURES];
  const { monthly, annual } = PLANS;
  const cheaper = { savings: PLAN_TEXTS.saving, displayMonthly: `or ${PLAN_TEXTS.annualByMonth}` };
  return {
    plans: [
      {
        id: 'monthly',
        name: 'Monthly',
        displayPrice: PLAN_TEXTS.monthlyPrice,
        interval: 'month',
        ...monthly,
        features,
      },
      {
        id: 'annual',
        name: 'Annual',
        displayPrice: PLAN_TEXTS.annualPrice,
        interval: 'year',
        ...annual,
        features,
        ...cheaper,
      },
    ],
    providers: [
      { name: 'stripe', displayName: 'Credit or debit card', configured: configured.includes('stripe') },
      { name: 'paypal', displayName: 'PayPal', configured: configured.includes('paypal') },
    ],
  };
}
