import { contactAnswer, contactInput } from '@longreturn/contract/contact';
import { submitContact } from '@longreturn/core/contact/submit-contact';
import { procedure, router } from './trpc.ts';

/** What visitors write to the team. */
export const contactRouter = router({
  submit: procedure
    .input(contactInput)
    .output(contactAnswer)
    .mutation(({ ctx, input }) => submitContact(ctx.deps, ctx.client, input)),
});
