import { expect, it } from 'vitest';
import { renderMail } from '../src/render-mail.ts';

const LINK = 'https://example.org/profile#private-feeds';

it.each([
  [
    'shared',
    ['Phone'],
    'seems to be used in many places',
    'Your private feed “Phone” seems to be used in many places.',
  ],
  [
    'stopped',
    ['Phone'],
    'needs a new URL',
    'Your private feed “Phone” was still used in many places, so we turned off its URL.',
  ],
  [
    'rotated',
    ['Phone'],
    'feed for The Long Return needs a new URL',
    'Our team turned off the URL of your private feed “Phone”',
  ],
  [
    'rotated',
    ['Phone', 'Car'],
    'feeds for The Long Return need new URLs',
    'the URLs of these private feeds to keep them safe: “Phone” and “Car”.',
  ],
] as const)(
  'the email about %s private feeds names them and links to the profile',
  async (news, feeds, subject, line) => {
    const mail = await renderMail(
      { kind: 'private-feed', news, name: 'Ada Byron', feeds: [...feeds], link: LINK },
      'The Long Return',
    );
    expect(mail.subject).toContain(subject);
    expect(mail.text).toContain('Hello Ada Byron,');
    expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(line);
    expect(mail.html).toContain(`href="${LINK}"`);
  },
);
