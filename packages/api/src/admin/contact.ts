import {
  contactItemPage,
  contactItemSchema,
  listContactInput,
  setContactStatusInput,
} from '@longreturn/contract/contact';
import { listContact, setContactStatus } from '@longreturn/core/contact/list-contact';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The procedures for managing messages from the contact page. */
export const contact = router({
  list: adminOnly
    .input(listContactInput)
    .output(contactItemPage)
    .query(({ ctx, input }) => listContact(ctx.deps, ctx.actor, input)),
  setStatus: adminOnly
    .input(setContactStatusInput)
    .output(contactItemSchema)
    .mutation(({ ctx, input }) => setContactStatus(ctx.deps, ctx.actor, input)),
});

export const ADMIN_CONTACT_ROUTES: readonly RestRoute[] = [
  {
    method: 'GET',
    path: '/api/admin/contact',
    calls: 'admin.contact.list',
    summary: 'Messages from the contact page, newest first',
    paged: true,
  },
  {
    method: 'PATCH',
    path: '/api/admin/contact/{id}',
    calls: 'admin.contact.setStatus',
    summary: 'Sets the status of a message',
    errors: ['contact.unknown'],
  },
];
