import {
  contactDetailSchema,
  contactIdInput,
  contactItemPage,
  contactItemSchema,
  listContactInput,
  replyToContactInput,
  setContactStatusInput,
} from '@longreturn/contract/contact';
import { getContact } from '@longreturn/core/contact/get-contact';
import { listContact } from '@longreturn/core/contact/list-contact';
import { replyToContact } from '@longreturn/core/contact/reply-to-contact';
import { setContactStatus } from '@longreturn/core/contact/set-contact-status';
import type { RestRoute } from '../rest-route.ts';
import { adminOnly, router } from '../trpc.ts';

/** The procedures for managing messages from the contact page. */
export const contact = router({
  list: adminOnly
    .input(listContactInput)
    .output(contactItemPage)
    .query(({ ctx, input }) => listContact(ctx.deps, ctx.actor, input)),
  get: adminOnly
    .input(contactIdInput)
    .output(contactDetailSchema)
    .query(({ ctx, input }) => getContact(ctx.deps, ctx.actor, input)),
  reply: adminOnly
    .input(replyToContactInput)
    .output(contactDetailSchema)
    .mutation(({ ctx, input }) => replyToContact(ctx.deps, ctx.actor, input)),
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
    method: 'GET',
    path: '/api/admin/contact/{id}',
    calls: 'admin.contact.get',
    summary: 'A message with its replies',
    errors: ['contact.unknown'],
  },
  {
    method: 'POST',
    path: '/api/admin/contact/{id}/replies',
    calls: 'admin.contact.reply',
    summary:
      'Replies to a message by email and marks it as answered. Repeating a request with the same key sends nothing',
    errors: ['contact.unknown'],
  },
  {
    method: 'PATCH',
    path: '/api/admin/contact/{id}',
    calls: 'admin.contact.setStatus',
    summary: 'Sets the status of a message',
    errors: ['contact.unknown'],
  },
];
