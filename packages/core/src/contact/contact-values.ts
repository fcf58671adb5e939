import type { ContactInput, GuestApplicationInput } from '@longreturn/contract/contact';
import type { contactMessages } from '@longreturn/db/schema';
import { APPLICATION_FIELDS } from './contact-fields.ts';

type Values = Omit<typeof contactMessages.$inferInsert, 'id' | 'ip' | 'createdAt'>;

/** What was written on /contact, as it is kept. */
export function contactValues(input: ContactInput): Values {
  const { type, name, email } = input;
  if (type === 'guest') {
    const subject = `Guest application: ${name}, ${input.organization}`;
    return { type, contactType: 'guest', name, email, subject, message: null, application: answersOf(input) };
  }
  const { contactType, subject, message } = input;
  return { type, contactType, name, email, subject, message, application: null };
}

/** What was answered; PostgreSQL's JSON holds no half of a character. */
function answersOf(application: GuestApplicationInput): Record<string, string> {
  const answers = APPLICATION_FIELDS.map((field) => [field, application[field]?.toWellFormed()] as const);
  return Object.fromEntries(answers.filter((answer): answer is [(typeof answer)[0], string] => Boolean(answer[1])));
}
