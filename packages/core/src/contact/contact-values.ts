import type { ContactInput, GuestApplicationInput } from '@longreturn/contract/contact';
import type { contactMessages } from '@longreturn/db/schema';
import { APPLICATION_FIELDS } from './contact-fields.ts';

type Values = Omit<typeof contactMessages.$inferInsert, 'id' | 'ip' | 'createdAt'>;

/** Returns the columns of a submitted contact form. */
export function contactValues(input: ContactInput): Values {
  const { type, name, email } = input;
  if (type === 'guest') {
    const subject = `Guest application: ${name}, ${input.organization}`;
    return { type, contactType: 'guest', name, email, subject, message: null, application: answersOf(input) };
  }
  const { contactType, subject, message } = input;
  return { type, contactType, name, email, subject, message, application: null };
}

/** Returns the form's details without lone surrogates, which PostgreSQL's JSON doesn't accept. */
function answersOf(application: GuestApplicationInput): Record<string, string> {
  const answers = APPLICATION_FIELDS.map((field) => [field, application[field]?.toWellFormed()] as const);
  return Object.fromEntries(answers.filter((answer): answer is [(typeof answer)[0], string] => Boolean(answer[1])));
}
