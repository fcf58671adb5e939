import { doneAnswer } from '@longreturn/contract/account';
import {
  setEditionsInput,
  subscribeInput,
  subscriptionLinkInput,
  subscriptionSchema,
} from '@longreturn/contract/newsletter';
import { confirmSubscription } from '@longreturn/core/newsletter/confirm-subscription';
import { getSubscription } from '@longreturn/core/newsletter/get-subscription';
import { setEditions } from '@longreturn/core/newsletter/set-editions';
import { subscribe } from '@longreturn/core/newsletter/subscribe';
import { unsubscribe } from '@longreturn/core/newsletter/unsubscribe';
import { procedure, router } from './trpc.ts';

/** The newsletter, by address or by the link of a mail. */
export const newsletterRouter = router({
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
