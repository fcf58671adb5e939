import type { Membership } from '@longreturn/contract/membership';
import { expect, test } from 'vitest';
import { paymentOutcome } from '../../src/features/membership/payment-outcome.ts';
import { buildMembership, buildSubscription } from '../build-membership.ts';

const NOW = Date.parse('2026-11-15T12:10:00.000Z');
const outcome = (given?: Partial<Membership>) => paymentOutcome(given && buildMembership(given), NOW);

test('a purchase counts as paid only if the membership gives access', () => {
  expect(outcome({ status: 'active', subscription: buildSubscription() })).toBe('paid');
  expect(outcome({ status: 'none', subscription: buildSubscription({ state: 'pending' }) })).toBe('waiting');
  expect(outcome({ status: 'none' })).toBe('waiting');
  expect(outcome()).toBe('waiting');
});

test('a subscription that has ended counts as a failed purchase only if it began within the last hour', () => {
  const ended = (startedAt: string) => buildSubscription({ state: 'ended', startedAt });
  expect(outcome({ status: 'ended', subscription: ended('2026-11-15T12:00:00.000Z') })).toBe('failed');
  expect(outcome({ status: 'ended', subscription: ended('2026-10-15T12:00:00.000Z') })).toBe('waiting');
});
