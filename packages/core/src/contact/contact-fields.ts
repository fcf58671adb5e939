import type { Db } from '@longreturn/db/database';
import { contactMessages } from '@longreturn/db/schema';
import { CONTACT_DESK } from '@longreturn/site/contact-desk';
import { eq } from 'drizzle-orm';

export type ContactRow = typeof contactMessages.$inferSelect;

/**
 * Returns the target of an audit log entry about a message. It contains the name of the form and nothing that the
 * sender wrote.
 */
export function messageTarget({ id, type }: Pick<ContactRow, 'id' | 'type'>) {
  return { type: 'message', id, title: CONTACT_DESK[type].tab } as const;
}

/** Returns a contact message, or undefined if it doesn't exist. */
export async function findMessage(db: Db, id: string): Promise<ContactRow | undefined> {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}

/** A submitted form field. */
interface ContactField {
  label: string;
  text: string;
}

/** The fields of a guest application besides the name and email address, in the order of the form. */
export const APPLICATION_FIELDS = [
  'title',
  'organization',
  'expertise',
  'topics',
  'bio',
  'website',
  'socialMedia',
  'previousMedia',
] as const;

const { general, guest } = CONTACT_DESK;

/**
 * Returns the filled-in fields of a general message or a guest application, with the form's labels and in its order.
 */
export function contactFields(row: ContactRow): ContactField[] {
  const { name, email } = row.type === 'guest' ? guest.fields : general.fields;
  const fields = row.type === 'guest' ? applicationFields(row) : messageFields(row);
  return [{ label: name.label, text: row.name }, { label: email.label, text: row.email }, ...fields];
}

/** Returns the fields of a guest application, without the name and email address. */
function applicationFields({ application }: ContactRow): ContactField[] {
  return APPLICATION_FIELDS.map((field) => ({
    label: guest.fields[field].label,
    text: application?.[field] ?? '',
  })).filter(({ text }) => text !== '');
}

function messageFields({ contactType, subject, message }: ContactRow): ContactField[] {
  const type = general.types.find(({ value }) => value === contactType);
  return [
    { label: general.fields.contactType.label, text: type?.title ?? contactType },
    { label: general.fields.subject.label, text: subject },
    { label: general.fields.message.label, text: message ?? '' },
  ];
}
