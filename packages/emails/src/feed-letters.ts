import { LIMITS } from '@longreturn/contract/limits';
import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './account-letters.ts';
import type { Letter } from './letter.ts';

type Content = MailContents['private-feed'];

/** Tells the owner of private feeds that a feed seems to be shared, or which feeds need a new URL. */
export function privateFeedNews(content: Content, siteName: string): Letter {
  const greeting = greetingFor(content.name);
  const { label, ...texts } = TEXTS[content.news](listOf(content.feeds), siteName);
  return { ...texts, greeting, action: { label, link: content.link }, notes: [PERSONAL] };
}

interface Texts extends Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs'> {
  /** The label of the button. */
  label: string;
}

const PERSONAL = 'A private feed is for one person. Everyone else can follow the public feed.';

const TEXTS: Record<Content['news'], (feeds: string, siteName: string) => Texts> = {
  shared: (feeds, siteName) => ({
    subject: `Your private feed of ${siteName} seems to be used in many places`,
    preview: 'Please check who has its URL.',
    title: 'Who uses your private feed?',
    paragraphs: [
      `Your private feed ${feeds} seems to be used in many places. Maybe its URL got into other hands.`,
      'If you passed it on, or if you aren’t sure, please make a new URL. The old one then stops working, and only your own app needs the new one.',
      `If this continues for ${LIMITS.feedWarningDays} days, we stop the URL to protect your feed. You can then make a new one. Your membership is not affected. If it is only you, reply to us.`,
    ],
    label: 'Check your private feeds',
  }),
  stopped: (feeds, siteName) => ({
    subject: `Your private feed of ${siteName} needs a new URL`,
    preview: 'We stopped the old URL, because it was still used in many places.',
    title: 'Make a new URL',
    paragraphs: [
      `Your private feed ${feeds} was still used in many places, so we stopped its URL. Your membership is not affected.`,
      'To keep listening, make a new URL on your profile and add it to your podcast app.',
    ],
    label: 'Make a new URL',
  }),
  rotated: (feeds, siteName) => ({
    subject: `Your private feeds of ${siteName} need a new URL`,
    preview: 'Our team stopped the old URLs.',
    title: 'Make a new URL',
    paragraphs: [
      `Our team stopped the URLs of these private feeds to keep them safe: ${feeds}. Your membership is not affected.`,
      'To keep listening, make a new URL on your profile for each device and add it to your podcast app.',
    ],
    label: 'Make a new URL',
  }),
};

/** Names the feeds: '‘Phone’ and ‘Car’'. */
const listOf = (feeds: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(feeds.map((name) => `‘${name}’`));
