import type { MailContent } from '@longreturn/contract/mail';
import { BRAND } from '@longreturn/site/brand';
import type { Letter } from './letter.ts';

/** After the newsletter was asked for: it comes only once the link was followed. */
export function newsletterConfirm({ link, hours }: Extract<MailContent, { kind: 'newsletter-confirm' }>): Letter {
  return {
    subject: `Confirm your subscription to ${BRAND.name}`,
    preview: 'One click, and you are on the list.',
    title: 'Do you want our newsletter?',
    greeting: 'Hello,',
    paragraphs: [
      `Somebody, probably you, asked on our site for the newsletter of ${BRAND.name} to be sent to this address. Please confirm that you want it.`,
    ],
    action: { label: 'Confirm subscription', link },
    notes: [
      `The link works for ${hours} hours.`,
      'If it was not you, ignore this mail: without the click you get no newsletter, and nothing else follows.',
    ],
  };
}
