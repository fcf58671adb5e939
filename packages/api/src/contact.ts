import { contactInput, contactResponse } from '@longreturn/contract/contact';
import { submitContact } from '@longreturn/core/contact/submit-contact';
import type { RestRoute } from './rest-route.ts';
import { procedure, router } from './trpc.ts';

/** The procedures for sending messages to the team. */
export const contactRouter = router({
  submit: procedure
    .input(contactInput)
    .output(contactResponse)
    .mutation(({ ctx, input }) => submitContact(ctx.deps, ctx.client, input)),
});

export const CONTACT_ROUTES: readonly RestRoute[] = [
  {
    method: 'POST',
    path: '/api/contact',
    calls: 'contact.submit',
    summary: 'Sends a message or a guest application to the team',
    errors: ['feature.disabled'],
  },
];
