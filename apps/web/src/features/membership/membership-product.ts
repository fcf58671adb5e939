import type { Plan } from '@longreturn/contract/membership';
import type { PageSite } from '../../lib/use-site.ts';

/** The description of the membership for search engines. */
export const DESCRIPTION =
  'Premium episodes and articles without advertisements, monthly or annually. Cancel at any time, with a 30-day money-back guarantee.';

const UNIT_CODES = { month: 'MON', year: 'ANN' } as const;

/** The structured data of /membership (schema.org Product), with the plans as offers. */
export function membershipProduct({ origin, brand }: Pick<PageSite, 'origin' | 'brand'>, plans: readonly Plan[]) {
  const url = `${origin}/membership`;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: `${brand.name} membership`,
    description: DESCRIPTION,
    image: `${origin}/og/site.png`,
    brand: { '@type': 'Brand', name: brand.name },
    offers: plans.map(({ name, priceCents, interval }) => {
      const price = (priceCents / 100).toFixed(2);
      const cost = { price, priceCurrency: 'USD' };
      return {
        '@type': 'Offer',
        name,
        url,
        ...cost,
        availability: 'https://schema.org/InStock',
        priceSpecification: { '@type': 'UnitPriceSpecification', ...cost, unitCode: UNIT_CODES[interval] },
      };
    }),
  };
}
