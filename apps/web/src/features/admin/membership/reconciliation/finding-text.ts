import { formatDate } from '@longreturn/contract/format-time';
import { PLAN_NAMES } from '../membership-texts.ts';

const STATES: Readonly<Record<string, string>> = {
  pending: 'not paid',
  active: 'active',
  past_due: 'payment overdue',
  cancelling: 'cancelled at the end of the period',
  cancelled: 'ended after a cancellation',
  unpaid: 'ended because it wasn’t paid',
  refunded: 'refunded',
  disputed: 'ended because the payment was disputed',
  duplicate: 'ended because the user had another subscription',
  closed: 'ended because the account was deleted',
};

const FINDING = /^(monthly|annual), (\w+)(?: until (\d{4}-\d\d-\d\d))?$/;

/**
 * Describes a subscription of a report: 'monthly, active until 2026-12-15' becomes 'Monthly plan, active, paid through
 * 15 Dec 2026', and 'unknown' becomes 'Not known to the site'. Other texts stay as they are.
 */
export function findingText(text: string): string {
  if (text === 'unknown') return 'Not known to the site';
  const [, plan, state = '', until] = FINDING.exec(text) ?? [];
  if (plan !== 'monthly' && plan !== 'annual') return text;
  const paid = until ? `, paid through ${formatDate(until)}` : '';
  return `${PLAN_NAMES[plan]} plan, ${STATES[state] ?? state}${paid}`;
}
