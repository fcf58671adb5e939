import {
  cancelMembershipInput,
  changePlanInput,
  changePlanResponse,
  membershipResponse,
  portalResponse,
  receiptSchema,
} from '@longreturn/contract/membership';
import { checkPayments } from '@longreturn/core/membership/check-payments';
import { getMembership } from '@longreturn/core/membership/get-membership';
import {
  cancelMembership,
  changePlan,
  listReceipts,
  openPortal,
  refundMembership,
  resumeMembership,
} from '@longreturn/core/membership/manage-membership';
import { z } from 'zod';
import type { RestRoute } from '../rest-route.ts';
import { signedIn } from '../trpc.ts';

/** The procedures for the membership of the session's user. */
export const ownMembership = {
  mine: signedIn.output(membershipResponse).query(({ ctx }) => getMembership(ctx.deps, ctx.actor)),
  check: signedIn.output(membershipResponse).mutation(({ ctx }) => checkPayments(ctx.deps, ctx.actor)),
  receipts: signedIn.output(z.array(receiptSchema)).query(({ ctx }) => listReceipts(ctx.deps, ctx.actor)),
  cancel: signedIn
    .input(cancelMembershipInput)
    .output(membershipResponse)
    .mutation(({ ctx, input }) => cancelMembership(ctx.deps, ctx.actor, input)),
  resume: signedIn.output(membershipResponse).mutation(({ ctx }) => resumeMembership(ctx.deps, ctx.actor)),
  refund: signedIn.output(membershipResponse).mutation(({ ctx }) => refundMembership(ctx.deps, ctx.actor)),
  changePlan: signedIn
    .input(changePlanInput)
    .output(changePlanResponse)
    .mutation(({ ctx, input }) => changePlan(ctx.deps, ctx.actor, input)),
  portal: signedIn.output(portalResponse).mutation(async ({ ctx }) => ({ url: await openPortal(ctx.deps, ctx.actor) })),
};

const ERRORS = ['membership.none', 'payments.notConfigured', 'payments.unavailable'] as const;

export const OWN_MEMBERSHIP_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/membership',
    calls: 'membership.mine',
    summary: 'The membership of the user, with a timeline that says why access continues or ended',
  },
  {
    method: 'POST',
    path: '/api/membership/check',
    calls: 'membership.check',
    summary:
      'Reads the user’s recent checkouts and running subscription from the providers, in case a webhook has not arrived yet',
    errors: ['payments.unavailable'],
  },
  {
    method: 'GET',
    path: '/api/membership/receipts',
    calls: 'membership.receipts',
    summary: 'The payments of the user, newest first',
    errors: ['payments.unavailable'],
  },
  {
    method: 'POST',
    path: '/api/membership/cancel',
    calls: 'membership.cancel',
    summary: 'Cancels the subscription. Access continues to the end of the paid period',
    errors: ERRORS,
  },
  {
    method: 'POST',
    path: '/api/membership/resume',
    calls: 'membership.resume',
    summary: 'Undoes a cancellation. PayPal doesn’t support this',
    errors: ['resume.final', ...ERRORS],
  },
  {
    method: 'POST',
    path: '/api/membership/refund',
    calls: 'membership.refund',
    summary: 'Refunds the last payment if the first payment was less than 30 days ago. Access ends at once',
    errors: ['refund.late', ...ERRORS],
  },
  {
    method: 'POST',
    path: '/api/membership/plan',
    calls: 'membership.changePlan',
    summary: 'Changes the plan with proration. If the provider requires it, the buyer approves the change at `url`',
    errors: ['plan.unknown', ...ERRORS],
  },
  {
    method: 'POST',
    path: '/api/membership/portal',
    calls: 'membership.portal',
    summary: 'The URL where the user manages payments',
    errors: ERRORS,
  },
];
