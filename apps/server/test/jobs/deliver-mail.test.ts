import { deliverMail } from '@longreturn/core/mail/deliver-mail';
import type { Mail } from '@longreturn/core/mail/mail';
import { defaultSiteContent } from '@longreturn/core/site/default-site-content';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { expect, it } from 'vitest';
import { renderMail } from '../../src/mail/render-mail.ts';
import { createTestMailer, ignoreBounce } from '../testing/open-mail-queue.ts';

const JOB = { kind: 'contact-notice', messageId: '019f0000-0000-7000-8000-000000000001' } as const;
const LINK = 'https://example.org/newsletter/preferences?token=abc';

/** Returns the email that the job sends when `prepare` returns `mail`. */
async function sentFor(mail: Mail, siteContent = defaultSiteContent) {
  const mailer = createTestMailer();
  const prepare = async () => mail;
  await deliverMail({ mailer, renderMail, siteContent, prepare, recordBounce: ignoreBounce }, JOB);
  return mailer.sent[0] ?? expect.fail('nothing was sent');
}

it('a reply to an email about a message goes to the sender of the message', async () => {
  const from = { name: 'Ada', email: 'ada@example.com' };
  const content = { kind: 'contact-notice', about: 'Hello there', from, fields: [] } as const;
  const sent = await sentFor({ to: 'desk@example.org', replyTo: from.email, content });
  expect(sent).toMatchObject({ to: 'desk@example.org', subject: '[Contact] Hello there' });
  expect(sent.headers).toEqual({ 'Reply-To': 'ada@example.com' });
});

it('a newsletter email supports one-click unsubscription (RFC 8058)', async () => {
  const unsubscribeLink = 'https://example.org/api/newsletter/unsubscribe?token=abc';
  const content = { kind: 'newsletter-welcome', manageLink: LINK } as const;
  expect((await sentFor({ to: 'ada@example.com', unsubscribeLink, content })).headers).toEqual({
    'List-Unsubscribe': `<${unsubscribeLink}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
});

it('any other email has no extra header', async () => {
  const content = { kind: 'newsletter-goodbye', manageLink: LINK } as const;
  expect((await sentFor({ to: 'ada@example.com', content })).headers).toEqual({});
});

it('an email shows the name that the owner gave the site', async () => {
  const brand = { ...DEFAULT_SITE.brand, name: 'Slow Money' };
  const siteContent = { ...defaultSiteContent, site: async () => ({ ...DEFAULT_SITE, brand }) };
  const content = { kind: 'newsletter-goodbye', manageLink: LINK } as const;
  const { subject, html, text } = await sentFor({ to: 'ada@example.com', content }, siteContent);
  expect(subject).toBe('You have unsubscribed from the newsletter of Slow Money');
  expect(text).toMatch(/-- \nSlow Money\n$/);
  for (const part of [html, text]) expect(part).not.toContain(DEFAULT_SITE.brand.name);
});
