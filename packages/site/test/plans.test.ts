import { EDITION_TEXTS } from '@longreturn/site/edition-texts';
import { MEMBER_FEATURES, PLAN_TEXTS, PLANS } from '@longreturn/site/plans';
import { expect, test } from 'vitest';

test('the price texts give the price of each plan, what the annual plan costs per month, and the saving of 20%', () => {
  expect(PLAN_TEXTS).toEqual({
    monthlyPrice: '$16.25',
    annualPrice: '$156',
    monthly: '$16.25/month',
    annual: '$156/year',
    annualByMonth: '$13/month',
    saving: 'Save 20%',
    both: '$16.25/month, or $13/month billed annually',
  });
});

test('the annual plan costs a whole number of cents per month', () => {
  expect(PLANS.annual.priceCents % PLANS.annual.months).toBe(0);
});

test('if only members get an edition, its text says that the edition is for members', () => {
  const forMembers = Object.values(EDITION_TEXTS).filter(({ text }) => text.startsWith('For members: '));
  const sold = Object.values(EDITION_TEXTS).filter(({ title }) => MEMBER_FEATURES.some((feature) => feature === title));
  expect(forMembers.map(({ title }) => title)).toEqual(['Daily highlights', 'Quarterly summaries']);
  expect(forMembers).toEqual(sold);
});
