import { emailKey } from '@longreturn/contract/account-input';
import type { ContactInput, ContactResponse, GuestApplicationInput } from '@longreturn/contract/contact';
import { MESSAGES } from '@longreturn/contract/messages';
import { contactMessages } from '@longreturn/db/schema';
import { ANONYMOUS, type Client } from '../actor.ts';
import { type Deps, inTransaction } from '../deps.ts';
import { limitAllTries, mayTry } from '../rate-limits/limit-tries.ts';
import { recordActivity } from '../record-activity.ts';
import { requireFeature } from '../site/require-feature.ts';
import { APPLICATION_FIELDS, messageTarget } from './contact-fields.ts';

const THANKS = { general: MESSAGES.contactThanks, guest: MESSAGES.guestThanks };

/**
 * Stores a contact form, and queues an email to the team and a confirmation to the sender in the same transaction
 * (docs/product.md, Contact). No confirmation is sent to an email address that has received too many. If the hidden
 * field is filled in, nothing is stored or queued, but the response is the same. Throws feature.disabled, rate.limited.
 */
export async function submitContact(deps: Deps, client: Client, given: ContactInput): Promise<ContactResponse> {
  const response = { message: THANKS[given.type] };
  await limitAllTries(deps, [
    ['contact:ip', client.ip],
    ['contact-day:ip', client.ip],
  ]);
  if (given.fax) {
    deps.logger.info({ form: given.type }, 'Dropped a contact form whose hidden field was filled in');
    return response;
  }
  if (given.type === 'guest') await requireFeature(deps, 'guestApplications');
  // Anyone can enter someone else's email address, so confirmations are limited by email address, across all clients.
  const isAcknowledged = await mayTry(deps, 'contact:address', emailKey(given.email));
  await inTransaction(deps, async (deps) => {
    const { db, clock, ids, jobs } = deps;
    const messageId = ids.next();
    const values = { ...contactValues(given), id: messageId, ip: client.ip, createdAt: clock.now() };
    await db.insert(contactMessages).values(values);
    const target = messageTarget({ id: messageId, type: given.type });
    await recordActivity(deps, { actor: ANONYMOUS, action: 'message.received', target });
    await jobs.send(db, 'mail', { kind: 'contact-notice', messageId });
    if (isAcknowledged) await jobs.send(db, 'mail', { kind: 'contact-received', messageId });
  });
  return response;
}

type Values = Omit<typeof contactMessages.$inferInsert, 'id' | 'ip' | 'createdAt'>;

/** Returns the column values of a submitted contact form. */
function contactValues(input: ContactInput): Values {
  const { type, name, email } = input;
  if (type === 'guest') {
    const subject = `Guest application: ${name}, ${input.organization}`;
    return { type, contactType: 'guest', name, email, subject, message: null, application: applicationValues(input) };
  }
  const { contactType, subject, message } = input;
  return { type, contactType, name, email, subject, message, application: null };
}

/** Returns the filled-in fields of an application, without lone surrogates, which PostgreSQL's JSON doesn't accept. */
function applicationValues(application: GuestApplicationInput): Record<string, string> {
  const answers = APPLICATION_FIELDS.map((field) => [field, application[field]?.toWellFormed()] as const);
  return Object.fromEntries(answers.filter((answer): answer is [(typeof answer)[0], string] => Boolean(answer[1])));
}
