import { doneAnswer } from '@longreturn/contract/account';
import {
  setEditionsInput,
  subscribeInput,
  subscriptionLinkInput,
  subscriptionSchema,
} from '@longreturn/contract/newsletter';
import { issueCardPage, issuePageSchema, listIssuesInput } from '@longreturn/contract/newsletter-issue';
import { slugSchema } from '@longreturn/contract/scalars';
import { confirmSubscription } from '@longreturn/core/newsletter/confirm-subscription';
import { getSubscription } from '@longreturn/core/newsletter/get-subscription';
import { getIssuePage } from '@longreturn/core/newsletter/issues/get-issue-page';
import { listIssues } from '@longreturn/core/newsletter/issues/list-issues';
import { setEditions } from '@longreturn/core/newsletter/set-editions';
import { subscribe } from '@longreturn/core/newsletter/subscribe';
import { unsubscribe } from '@longreturn/core/newsletter/unsubscribe';
import { z } from 'zod';
import { procedure, router } from './trpc.ts';

const issues = router({
  list: procedure
    .input(listIssuesInput)
    .output(issueCardPage)
    .query(({ ctx, input }) => listIssues(ctx.deps, ctx.actor, input)),
  bySlug: procedure
    .input(z.object({ slug: slugSchema }))
    .output(issuePageSchema)
    .query(({ ctx, input }) => getIssuePage(ctx.deps, ctx.actor, input.slug)),
});

/** The newsletter, by address or by the link of a mail, and the archive of its issues. */
export const newsletterRouter = router({
  issues,
  subscribe: procedure
    .input(subscribeInput)
    .output(doneAnswer)
    .mutation(async ({ ctx, input }) => {
      await subscribe(ctx.deps, ctx.client, input);
      return { success: true } as const;
    }),
  confirm: procedure
    .input(subscriptionLinkInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => confirmSubscription(ctx.deps, input)),
  unsubscribe: procedure
    .input(subscriptionLinkInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => unsubscribe(ctx.deps, input)),
  subscription: procedure
    .input(subscriptionLinkInput)
    .output(subscriptionSchema)
    .query(({ ctx, input }) => getSubscription(ctx.deps, input)),
  setEditions: procedure
    .input(setEditionsInput)
    .output(subscriptionSchema)
    .mutation(({ ctx, input }) => setEditions(ctx.deps, ctx.client, input)),
});
