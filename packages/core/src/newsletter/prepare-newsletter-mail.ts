import { LIMITS } from '@longreturn/contract/limits';
import type { Mail, MailJob } from '@longreturn/contract/mail';
import type { Deps } from '../deps.ts';
import { findSubscriber } from './find-subscriber.ts';
import type { SubscriberRow } from './lock-subscriber.ts';
import { manageLinks } from './manage-links.ts';
import { signLink } from './signed-link.ts';

type NewsletterJob = Exclude<Extract<MailJob, { subscriberId: string }>, { issueId: string }>;

/** As what the subscription must stand for its mail to be right. */
const STATUS = {
  'newsletter-confirm': 'pending',
  'newsletter-welcome': 'active',
  'newsletter-goodbye': 'unsubscribed',
} as const satisfies Record<NewsletterJob['kind'], SubscriberRow['status']>;

/** The mail to a subscriber, with its signed links; undefined when their subscription no longer stands as the mail says. */
export async function prepareNewsletterMail(
  deps: Pick<Deps, 'db' | 'clock' | 'origin'>,
  { kind, subscriberId }: NewsletterJob,
): Promise<Mail | undefined> {
  const row = await findSubscriber(deps.db, subscriberId);
  if (row?.status !== STATUS[kind]) return undefined;
  const to = row.email;
  if (kind === 'newsletter-confirm') {
    const token = await signLink(deps, { purpose: 'confirm', subscriberId });
    const link = `${deps.origin}/newsletter?confirm=${token}`;
    return { to, content: { kind, link, hours: LIMITS.confirmHours } };
  }
  const { manageLink, unsubscribeLink } = await manageLinks(deps, subscriberId);
  const mail = { to, content: { kind, manageLink } } as const;
  return kind === 'newsletter-goodbye' ? mail : { ...mail, unsubscribeLink };
}
