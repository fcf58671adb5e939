import { LIMITS } from '@longreturn/contract/limits';
import type { MailContents } from '@longreturn/core/mail/mail';
import { greetingFor } from './account-letters.ts';
import type { Letter } from './letter.ts';

type Content = MailContents['private-feed'];

/** Tells the owner of private feeds that a feed seems to be shared, or which feeds need a new URL. */
export function privateFeedNews({ news, name, feeds, link }: Content, siteName: string): Letter {
  const isSeveral = news === 'rotated' && feeds.length > 1;
  const { label, ...texts } = TEXTS[isSeveral ? 'all rotated' : news](listOf(feeds), siteName);
  return { ...texts, greeting: greetingFor(name), action: { label, link }, notes: [PERSONAL] };
}

interface Texts extends Pick<Letter, 'subject' | 'preview' | 'title' | 'paragraphs'> {
  /** The label of the button. */
  label: string;
}

const PERSONAL = 'A private feed is for one person. Everyone else can follow the public feed.';
const ADD_ONE = 'To keep listening, make a new URL on your profile and add it to your podcast app.';

const TEXTS: Record<Content['news'] | 'all rotated', (feeds: string, siteName: string) => Texts> = {
  shared: (feeds, siteName) => ({
    subject: `Your private feed for ${siteName} seems to be used in many places`,
    preview: 'Please check who has its URL.',
    title: 'Who uses your private feed?',
    paragraphs: [
      `Your private feed ${feeds} seems to be used in many places. Someone else may have its URL.`,
      'If you passed it on, or if you aren’t sure, please make a new URL. The old one then stops working, and only your own app needs the new one.',
      `If this continues for ${LIMITS.feedWarningDays} days, we will turn off the URL to protect your feed. You can then make a new one. Your membership is not affected. If you are the only person who uses the feed, reply to this email and tell us.`,
    ],
    label: 'Check your private feeds',
  }),
  stopped: (feeds, siteName) => ({
    subject: `Your private feed for ${siteName} needs a new URL`,
    preview: 'We turned off the old URL, because it was still used in many places.',
    title: 'Make a new URL',
    paragraphs: [
      `Your private feed ${feeds} was still used in many places, so we turned off its URL. Your membership is not affected.`,
      ADD_ONE,
    ],
    label: 'Make a new URL',
  }),
  rotated: (feed, siteName) => ({
    subject: `Your private feed for ${siteName} needs a new URL`,
    preview: 'Our team turned off the old URL.',
    title: 'Make a new URL',
    paragraphs: [
      `Our team turned off the URL of your private feed ${feed} to keep it safe. Your membership is not affected.`,
      ADD_ONE,
    ],
    label: 'Make a new URL',
  }),
  'all rotated': (feeds, siteName) => ({
    subject: `Your private feeds for ${siteName} need new URLs`,
    preview: 'Our team turned off the old URLs.',
    title: 'Make new URLs',
    paragraphs: [
      `Our team turned off the URLs of these private feeds to keep them safe: ${feeds}. Your membership is not affected.`,
      'To keep listening, open your profile and make a new URL for each device. Then add each URL to the podcast app on its device.',
    ],
    label: 'Make new URLs',
  }),
};

/** Names the feeds: '“Phone” and “Car”'. */
const listOf = (feeds: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'conjunction' }).format(feeds.map((name) => `“${name}”`));
