import { BASE_ROLES } from '@longreturn/contract/roles';
import { describe, expect, test } from 'vitest';
import { accountStanding, type Entitlement } from '../../src/entitlements/account-standing.ts';

const NOW = new Date('2026-11-15T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const inDays = (days: number) => new Date(NOW.getTime() + days * DAY_MS);

function entitlement(given: Partial<Entitlement>): Entitlement {
  return { source: 'stripe', state: 'active', from: inDays(-60), paidThrough: inDays(10), ...given };
}

const COMP = { source: 'comp', paidThrough: null } as const;

const LEDGERS: [string, Partial<Entitlement>[], isMember: boolean, status: string][] = [
  ['no entitlement', [], false, 'none'],
  ['a paid period', [{}], true, 'active'],
  ['a renewal that is due now', [{ paidThrough: NOW }], true, 'active'],
  [
    'a renewal that was due almost three days ago',
    [{ paidThrough: new Date(inDays(-3).getTime() + 1) }],
    true,
    'active',
  ],
  ['a renewal that was due three days ago', [{ paidThrough: inDays(-3) }], false, 'ended'],
  ['a period that begins now', [{ from: NOW }], true, 'active'],
  ['a period that begins tomorrow', [{ from: inDays(1) }], false, 'none'],
  ['a cancelled subscription', [{ state: 'cancelling' }], true, 'cancelling'],
  ['a cancelled subscription after its period', [{ state: 'cancelling', paidThrough: inDays(-1) }], false, 'ended'],
  ['a payment missed thirteen days ago', [{ state: 'past_due', paidThrough: inDays(-13) }], true, 'past_due'],
  ['a payment missed fourteen days ago', [{ state: 'past_due', paidThrough: inDays(-14) }], false, 'ended'],
  ['an ended subscription', [{ state: 'ended' }], false, 'ended'],
  ['a gift', [{ source: 'gift' }], true, 'active'],
  ['a gift that ends now', [{ source: 'gift', paidThrough: NOW }], false, 'ended'],
  ['a comp that never expires', [COMP], true, 'comp'],
  ['a comp until tomorrow', [{ ...COMP, paidThrough: inDays(1) }], true, 'comp'],
  ['an expired comp', [{ ...COMP, paidThrough: NOW }], false, 'ended'],
  ['a revoked comp', [{ ...COMP, state: 'ended' }], false, 'none'],
  ['an ended subscription and a comp', [{ state: 'ended' }, COMP], true, 'comp'],
  ['an active subscription and a comp', [COMP, {}], true, 'active'],
  ['a missed payment and a comp', [COMP, { state: 'past_due', paidThrough: inDays(-1) }], true, 'past_due'],
  ['a cancelled subscription and a comp', [{ state: 'cancelling' }, COMP], true, 'comp'],
  ['an ended subscription and a new one', [{ state: 'ended' }, { source: 'paypal' }], true, 'active'],
];

describe.each(LEDGERS)('with %s', (_what, rows, isMember, status) => {
  test.each(BASE_ROLES)(
    `the status is ${status} for the base role %s, and only visitors and subscribers can become members`,
    (baseRole) => {
      const becomesMember = isMember && (baseRole === 'visitor' || baseRole === 'subscriber');
      expect(accountStanding({ baseRole, entitlements: rows.map(entitlement) }, NOW)).toEqual({
        role: becomesMember ? 'member' : baseRole,
        subscriptionStatus: status,
      });
    },
  );
});
