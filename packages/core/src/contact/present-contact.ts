import type { ContactItem } from '@longreturn/contract/contact';
import { APPLICATION_FIELDS } from './contact-fields.ts';
import type { ContactRow } from './contact-row.ts';

/** A message or an application as the inbox shows it: without the sender's IP address. */
export function presentContact({ application, createdAt, ip, searchText, ...row }: ContactRow): ContactItem {
  return { ...row, application: application && inOrder(application), createdAt: createdAt.toISOString() };
}

/** In the form's order, which PostgreSQL does not keep. */
function inOrder(application: Record<string, string>): Record<string, string> {
  const answers = APPLICATION_FIELDS.map((field) => [field, application[field] ?? ''] as const);
  return Object.fromEntries(answers.filter(([, text]) => text !== ''));
}
