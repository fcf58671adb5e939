import type { ContactItem } from '@longreturn/contract/contact';
import { APPLICATION_FIELDS } from './contact-fields.ts';
import type { ContactRow } from './contact-row.ts';

/** Formats a message or an application for the inbox, without the sender's IP address. */
export function presentContact({ application, createdAt, ip, searchText, ...row }: ContactRow): ContactItem {
  return { ...row, application: application && inOrder(application), createdAt: createdAt.toISOString() };
}

/** Restores the form's order, which PostgreSQL doesn't preserve. */
function inOrder(application: Record<string, string>): Record<string, string> {
  const answers = APPLICATION_FIELDS.map((field) => [field, application[field] ?? ''] as const);
  return Object.fromEntries(answers.filter(([, text]) => text !== ''));
}
