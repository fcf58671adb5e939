import { formatDate } from '@longreturn/contract/format-time';
import type { OwnMembership, PlanId } from '@longreturn/contract/membership';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import { trpc } from '../../../lib/trpc.ts';
import { confirmAction } from '../../modals/confirm-action.tsx';
import { DialogButton, focusPanel, ManageRow } from './manage-row.tsx';
import { visitProvider } from './provider-visit.ts';
import { useChangeFailure, useTakeMembership } from './use-membership-change.ts';

/** Changes the plan. Members who pay with PayPal must approve the change on PayPal's page. */
export function ChangePlanRow({ subscription }: { subscription: OwnMembership }) {
  const take = useTakeMembership();
  const change = trpc.membership.changePlan.useMutation({
    onSuccess: ({ url, membership }) => (url === null ? take(membership, 'Plan changed') : visitProvider(url)),
    onError: useChangeFailure('Plan not changed'),
  });
  const plan = OTHER[subscription.plan];
  const ask = () =>
    confirmAction({
      title: `Switch to the ${plan} plan?`,
      text: changeText(subscription),
      verb: `Switch to ${plan}`,
      keep: 'Keep current plan',
      variant: 'primary',
      run: () => change.mutateAsync({ plan }),
      onDone: focusPanel,
    });
  return (
    <ManageRow title="Plan" text={offerText(plan)}>
      <DialogButton onClick={ask}>Switch to {plan}</DialogButton>
    </ManageRow>
  );
}

const OTHER: Record<PlanId, PlanId> = { monthly: 'annual', annual: 'monthly' };

function offerText(plan: PlanId): string {
  const { annual, monthly, saving, annualByMonth } = PLAN_TEXTS;
  return plan === 'annual' ? `${annual}, or ${annualByMonth}. ${saving}.` : `${monthly} instead of ${annual}.`;
}

/** Says when a change of plan takes effect and what the provider charges. */
export function changeText({ plan, provider, paidThrough }: OwnMembership): string {
  if (provider === 'paypal') {
    const from = paidThrough === null ? 'your next payment' : `your next payment on ${formatDate(paidThrough)}`;
    return `PayPal asks you to approve the change. The new price of ${PLAN_TEXTS[OTHER[plan]]} applies from ${from}.`;
  }
  return plan === 'monthly'
    ? `The annual plan starts today. Stripe charges ${PLAN_TEXTS.annualPrice}, less the unused part of the current month.`
    : 'The monthly plan starts today. Stripe uses the unused part of the current year to pay for the next months.';
}
