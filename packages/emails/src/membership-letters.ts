import { LIMITS } from '@longreturn/contract/limits';
import type { MailContents } from '@longreturn/core/mail/mail';
import { PLAN_TEXTS } from '@longreturn/site/plans';
import { greetingFor } from './account-letters.ts';
import type { Letter } from './letter.ts';

type News = MailContents['membership'];

const PLAN_NAMES = { monthly: 'monthly', annual: 'annual' } as const;

/** Tells a member what changed in the membership. The link leads to what the member can do next. */
export function membershipNews(content: News, siteName: string): Letter {
  const { subject, preview, title, paragraphs, label, notes = [] } = TEXTS[content.news](content, siteName);
  const greeting = greetingFor(content.name);
  return { subject, preview, title, greeting, paragraphs, action: { label, link: content.link }, notes };
}

interface Texts extends Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs'> {
  /** The label of the button. */
  label: string;
  notes?: string[];
}

const TEXTS: Record<News['news'], (content: News, siteName: string) => Texts> = {
  started: ({ plan, provider, until }, siteName) => ({
    subject: `Welcome to ${siteName}`,
    preview: 'Your membership has started.',
    title: 'Welcome, and thank you',
    paragraphs: [
      `Your ${PLAN_NAMES[plan]} membership has started. You can now read, watch and listen to everything at ${siteName}.`,
      `It renews ${onDay(until)} through ${provider}. You can cancel at any time.`,
    ],
    label: 'See your membership',
    notes: [`If you change your mind within ${LIMITS.refundDays} days, you can ask for a refund on your profile page.`],
  }),
  renewal: ({ provider, until }, siteName) => ({
    subject: `Your membership of ${siteName} renews ${onDay(until)}`,
    preview: 'You don’t have to do anything to keep it.',
    title: 'Your membership renews soon',
    paragraphs: [
      `Your annual membership renews ${onDay(until)} for ${PLAN_TEXTS.annualPrice}. ${provider} will charge the payment method that you chose.`,
      'If you don’t want to renew it, cancel before that day. You keep access until then.',
    ],
    label: 'Manage your membership',
  }),
  payment_failed: ({ provider, until }, siteName) => ({
    subject: `We couldn’t renew your membership of ${siteName}`,
    preview: 'Please check your payment method.',
    title: 'Your payment failed',
    paragraphs: [
      `${provider} couldn’t collect the payment for your membership. Please check your payment method.`,
      `${provider} will try again. Without a payment, your access ends ${onDay(until)}.`,
    ],
    label: 'Fix the payment',
  }),
  cancelled: ({ until }, siteName) => ({
    subject: `Your membership of ${siteName} is cancelled`,
    preview: 'You keep access until the end of the paid period.',
    title: 'Your membership is cancelled',
    paragraphs: [`You keep access until ${dayOf(until)}. You won’t be charged again.`],
    label: 'See your membership',
  }),
  ended: (_content, siteName) => ({
    subject: `Your membership of ${siteName} has ended`,
    preview: 'You can come back at any time.',
    title: 'Your membership has ended',
    paragraphs: ['You won’t be charged again. Your account stays, and you can become a member again at any time.'],
    label: 'Become a member again',
  }),
  refunded: ({ provider, isDuplicate }, siteName) => ({
    subject: `Your payment to ${siteName} was refunded`,
    preview: 'The refund is on its way.',
    title: 'Your payment was refunded',
    paragraphs: [
      `We refunded your payment through ${provider} and ended the subscription that it paid for. The money arrives within 5 to 10 days.`,
    ],
    label: 'See your membership',
    notes: isDuplicate ? ['You had subscribed twice. Your other subscription continues.'] : [],
  }),
};

/** Returns 'on 15 December 2026'. If the time is null, returns 'at the end of the paid period'. */
function onDay(time: string | null): string {
  return time ? `on ${dayOf(time)}` : `at ${dayOf(time)}`;
}

/** Formats a day in UTC: '15 December 2026'. */
function dayOf(time: string | null): string {
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return time ? new Intl.DateTimeFormat('en-GB', format).format(new Date(time)) : 'the end of the paid period';
}

/** Sent to the buyer of a gift, with the link to pass on to the recipient. */
export function giftBought({ name, plan, link, profileLink }: MailContents['gift-bought'], siteName: string): Letter {
  const period = plan === 'annual' ? 'one year' : 'one month';
  return {
    subject: `Your gift of ${siteName}`,
    preview: 'Here is the link to pass on.',
    title: 'Your gift is ready',
    greeting: greetingFor(name),
    paragraphs: [
      `Thank you for giving ${period} of ${siteName}. Send this link to the person you are giving the membership to:`,
      link,
      'The membership starts when they sign in and redeem the gift.',
    ],
    action: { label: 'See your gifts', link: profileLink },
    notes: ['The link works once and doesn’t expire. Anyone who has it can redeem the gift.'],
  };
}

/** Reports to an admin how the site's subscriptions differed from a payment provider's records. */
export function reconciliation(content: MailContents['reconciliation'], siteName: string): Letter {
  const { provider, checked, failed, differences, findings, link } = content;
  const subscriptions = counted(checked, 'subscription');
  const compared = checked > 0;
  return {
    subject: compared
      ? `Subscriptions at ${provider} and ${siteName}: ${counted(differences, 'difference')}, ${counted(failed, 'failure')}`
      : `${siteName} could not be compared with ${provider}`,
    preview: 'The result of comparing the site’s subscriptions with the payment provider’s records.',
    title: compared ? `Differences from ${provider}` : `The comparison with ${provider} failed`,
    greeting: 'Hello,',
    paragraphs: compared
      ? [
          `The site compared ${subscriptions} with the records of ${provider}.`,
          ...(differences > 0
            ? [`${counted(differences, 'subscription')} differed and ${differences === 1 ? 'was' : 'were'} repaired.`]
            : []),
          ...(failed > 0
            ? [`${counted(failed, 'subscription')} could not be compared. The next comparison tries again.`]
            : []),
        ]
      : [`${provider} didn’t list its subscriptions, even after several attempts. The next comparison is tonight.`],
    quotes: findings.map(({ subscription, before, after }) => ({ label: subscription, text: `${before} → ${after}` })),
    action: { label: 'Open the dashboard', link },
    notes:
      findings.length < differences
        ? [`This email shows ${findings.length} of ${differences} differences. The dashboard shows all of them.`]
        : [],
  };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;
