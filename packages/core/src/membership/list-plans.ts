import { PAYMENT_PROVIDERS, PLAN_IDS, type Plan, type PlanId, type Plans } from '@longreturn/contract/membership';
import { PLAN_TEXTS, PLANS } from '@longreturn/site/plans';
import type { Deps } from '../deps.ts';

const NAMES = { stripe: 'Credit or debit card', paypal: 'PayPal' } as const;

const TEXTS = {
  monthly: { name: 'Monthly', interval: 'month', displayPrice: PLAN_TEXTS.monthlyPrice },
  annual: {
    ...{ name: 'Annual', interval: 'year', displayPrice: PLAN_TEXTS.annualPrice },
    ...{ savings: PLAN_TEXTS.saving, displayMonthly: `or ${PLAN_TEXTS.annualByMonth}` },
  },
} as const satisfies Record<PlanId, Partial<Plan>>;

/** Lists the plans with their prices, and whether each payment provider is configured. */
export async function listPlans({ siteContent, payments }: Pick<Deps, 'siteContent' | 'payments'>): Promise<Plans> {
  const { memberFeatures } = await siteContent.site();
  const plans = PLAN_IDS.map((id) => {
    const { priceCents } = PLANS[id];
    return { id, ...TEXTS[id], priceCents, features: [...memberFeatures] };
  });
  const providers = PAYMENT_PROVIDERS.map((name) => ({
    name,
    displayName: NAMES[name],
    configured: payments[name] !== undefined,
  }));
  return { plans, providers };
}
