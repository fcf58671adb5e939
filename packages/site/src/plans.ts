/** The prices of the two plans. Every text about prices is computed from them. */
export const PLANS = {
  monthly: { priceCents: 1625, months: 1 },
  annual: { priceCents: 15_600, months: 12 },
} as const;

/** The guarantee as shown beside prices. */
export const GUARANTEE = '30-day money-back guarantee';

/** What members get. Plans and paywalls show the first few. */
export const MEMBER_FEATURES = [
  'Premium articles',
  'Exclusive AMA episodes',
  'Ad-free episodes',
  'Private podcast feed',
  'Daily highlights',
  'Quarterly summaries',
] as const;

const { monthly, annual } = PLANS;
const annualByMonth = annual.priceCents / annual.months;
const saving = 1 - annual.priceCents / (monthly.priceCents * annual.months);

/** The prices as shown on pages. */
export const PLAN_TEXTS = {
  monthlyPrice: dollars(monthly.priceCents),
  annualPrice: dollars(annual.priceCents),
  monthly: `${dollars(monthly.priceCents)}/month`,
  annual: `${dollars(annual.priceCents)}/year`,
  annualByMonth: `${dollars(annualByMonth)}/month`,
  saving: `Save ${Math.round(saving * 100)}%`,
  both: `${dollars(monthly.priceCents)}/month, or ${dollars(annualByMonth)}/month billed annually`,
} as const;

/** Formats cents as '$16.25', or '$13' for a whole amount. */
export function dollars(cents: number): string {
  return `$${(cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)}`;
}
