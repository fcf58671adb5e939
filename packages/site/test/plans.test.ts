import { PLAN_TEXTS, PLANS } from '@longreturn/site/plans';
import { expect, test } from 'vitest';

test('the documented prices and the saving follow from what the two plans cost', () => {
  expect(PLAN_TEXTS).toEqual({
    monthly: '$16.25/month',
    annual: '$156/year',
    annualByMonth: '$13/month',
    saving: 'Save 20%',
    both: '$16.25/month, or $13/month billed annually',
  });
});

test('the annual plan costs whole cents a month', () => {
  expect(PLANS.annual.priceCents % PLANS.annual.months).toBe(0);
});
