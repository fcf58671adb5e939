import type { MailContent, MailContents } from '@longreturn/core/mail/mail';
import { describe, expect, it } from 'vitest';
import { renderMail as render } from '../src/render-mail.ts';

const renderMail = (content: MailContent) => render(content, 'The Long Return');

const LINK = 'https://example.org/forgot-password?token=abc123&from=mail';
const IN_HTML = LINK.replace('&', '&amp;');

const mailsTo = (name: string): MailContent[] => [
  { kind: 'confirm-address', name, link: LINK, hours: 48 },
  { kind: 'reset-password', name, link: LINK, minutes: 60 },
  { kind: 'account-frozen', name, link: LINK, minutes: 60 },
  { kind: 'password-changed', name, resetLink: LINK },
  { kind: 'sign-in-method-added', name, provider: 'apple', profileLink: LINK },
  { kind: 'gift-bought', name, plan: 'annual', link: LINK, profileLink: LINK },
  { kind: 'private-feed', name, news: 'shared', feeds: ['Phone'], link: LINK },
  { kind: 'question-answered', name, question: 'How long is long enough?', episode: 'Ask us', link: LINK },
  {
    kind: 'membership',
    news: 'payment_failed',
    name,
    plan: 'annual',
    provider: 'PayPal',
    until: null,
    isDuplicate: false,
    link: LINK,
  },
];

const WRITTEN = 'I ran the trial.\r\n\r\n<b>Ask</b> me & my team.';
const notice = (text: string): MailContent => ({
  kind: 'contact-notice',
  about: 'An error in episode 12',
  from: { name: 'Ada Byron', email: 'ada@example.com' },
  fields: [
    { label: 'Name', text: 'Ada Byron' },
    { label: 'Message', text },
  ],
});
const mailTest: MailContent = { kind: 'mail-test', sentAt: '2026-11-15T12:00:00.000Z' };
const reply: MailContent = {
  kind: 'contact-reply',
  about: 'An error in episode 12',
  text: 'Thank you.\n\nWe fixed it.',
};
const reconciliation: MailContent = {
  kind: 'reconciliation',
  provider: 'Stripe',
  ...{ checked: 40, failed: 2, differences: 1, link: LINK },
  findings: [{ subscription: 'sub_1', before: 'unknown', after: 'monthly, active until 2026-12-15' }],
};
const deskMails: MailContent[] = [
  mailTest,
  reply,
  { kind: 'contact-received', contactType: 'press' },
  notice(WRITTEN),
  reconciliation,
];
const issue = (html: string): MailContents['newsletter-issue'] => ({
  kind: 'newsletter-issue',
  edition: 'daily-highlights',
  title: 'A null worth owning',
  excerpt: 'What a trial that found nothing is good for.',
  html,
  link: 'https://example.org/newsletter?issue=a-null-worth-owning',
  manageLink: LINK,
});
const newsletterMails: MailContent[] = [
  { kind: 'newsletter-confirm', link: LINK, hours: 48 },
  { kind: 'newsletter-welcome', manageLink: LINK },
  { kind: 'newsletter-goodbye', manageLink: LINK },
  issue('<p>Nothing that <em>was</em> there.</p>'),
];

const SUBJECTS: Record<MailContent['kind'], string> = {
  'confirm-address': 'Confirm your email address for The Long Return',
  'reset-password': 'Reset your password for The Long Return',
  'account-frozen': 'Your account at The Long Return is frozen',
  'password-changed': 'Your password for The Long Return was changed',
  'sign-in-method-added': 'You can now sign in to The Long Return with Apple',
  'contact-received': 'We got your message to The Long Return',
  'contact-reply': 'Re: An error in episode 12',
  'contact-notice': '[Contact] An error in episode 12',
  'newsletter-confirm': 'Confirm your newsletter subscription at The Long Return',
  'newsletter-welcome': 'Welcome to the newsletter of The Long Return',
  'newsletter-goodbye': 'You have unsubscribed from the newsletter of The Long Return',
  'newsletter-issue': 'A null worth owning',
  'newsletter-trial': '[Test] A null worth owning',
  'mail-test': 'A test email from The Long Return',
  membership: 'We couldn’t renew your membership of The Long Return',
  'gift-bought': 'Your gift of The Long Return',
  'private-feed': 'Your private feed for The Long Return seems to be used in many places',
  'question-answered': 'Your question has been answered on The Long Return',
  reconciliation: 'Subscriptions at Stripe and The Long Return: 1 difference, 2 failures',
};

describe.each(mailsTo('Ada Byron'))('the email $kind', (content) => {
  it('has its subject, greets the user by name, and contains the link in HTML and text', async () => {
    const { subject, html, text } = await renderMail(content);
    expect(subject).toBe(SUBJECTS[content.kind]);
    expect(html).toContain(`href="${IN_HTML}"`);
    expect(html).toContain('Hello Ada Byron,');
    expect(text).toContain(`\n${LINK}\n`);
    expect(text).toContain('Hello Ada Byron,');
  });
});

describe.each([...mailsTo('Ada Byron'), ...deskMails, ...newsletterMails])('the email $kind', (content) => {
  it('loads and runs nothing, and has a light and a dark colour scheme', async () => {
    const { html } = await renderMail(content);
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    const painted = [...html.matchAll(/<(\w+)[^>]*background-color:#f8f3e9/g)].map(([, tag]) => tag);
    expect(painted).toEqual(['body', 'td']); // in the dark colour scheme, both become dark
    expect(html).toMatch(/\.paper, \.paper td \{ background-color: #141612 !important/);
    expect(html).toMatch(/^<!DOCTYPE html/);
  });

  it('has a plain-text version without markup or extra white space', async () => {
    const { text } = await renderMail(content);
    const ourText = text.replaceAll(/^>.*$/gm, ''); // quoted text of users is not changed
    expect(ourText).not.toMatch(/[<>]/);
    expect(text).not.toMatch(/&\w+;|undefined|\n{3}|[^\S\n]\n(?<!-- \n)/);
  });
});

it('the email about a gift contains the gift’s link as text, and its button leads to the buyer’s gifts', async () => {
  const profileLink = 'https://example.org/profile#membership';
  const mail = await renderMail({ kind: 'gift-bought', name: 'Ada', plan: 'monthly', link: LINK, profileLink });
  expect(mail.text).toContain(`Thank you for giving one month of The Long Return.`);
  expect(mail.text).toContain(`\n${LINK}\n`);
  expect(mail.html).toMatch(/href="https:\/\/example\.org\/profile#membership"[^>]*>.*See your gifts/s);
  expect(mail.html).not.toContain(`href="${IN_HTML}"`);
});

describe('a name', () => {
  it.each(mailsTo('O’Neil & "Sons"'))('is escaped in the HTML of $kind, but not in the plain text', async (content) => {
    const { html, text } = await renderMail(content);
    expect(html).toContain('O’Neil &amp; &quot;Sons&quot;');
    expect(text).toContain('Hello O’Neil & "Sons",');
  });

  it.each([
    '<a href="https://evil.example">You won</a>',
    'You won, see evil.example',
    'https://evil.example',
    'me@evil.example',
    'x'.repeat(61),
    '',
  ])('that is empty or too long, or that could carry a message, is left out of the email: “%s”', async (name) => {
    for (const content of mailsTo(name)) {
      const { subject, html, text } = await renderMail(content);
      expect(`${subject}${html}${text}`).not.toMatch(/evil|x{61}/);
      expect(text).toContain('\nHello,\n');
    }
  });

  it('loses its line breaks and direction marks; if it still looks like a message, it is left out', async () => {
    const { text } = await renderMail({ kind: 'reset-password', name: 'Ada\r\nBcc: \u202eB', link: LINK, minutes: 60 });
    expect(text).toContain('\nHello,\n');
    const calm = await renderMail({ kind: 'reset-password', name: 'Ada\r\n\u202eByron', link: LINK, minutes: 60 });
    expect(calm.text).toContain('\nHello Ada Byron,\n');
  });

  it('may contain initials and accents', async () => {
    const { text } = await renderMail({ kind: 'reset-password', name: 'J.R. Müller-Łoś', link: LINK, minutes: 60 });
    expect(text).toContain('Hello J.R. Müller-Łoś,');
  });
});

describe('an issue of the newsletter', () => {
  const BODY = [
    '<h2>What was found</h2>',
    '<p>Nothing, in <a href="https://example.org/articles/a-null-worth-owning">four hundred people</a>.</p>',
    '<ul><li>Cheap &amp; cheerful</li><li>Short</li></ul>',
  ].join('');

  it('contains the body, the reason why the user gets it and the link to the preferences', async () => {
    const { html, text } = await renderMail(issue(BODY));
    expect(html).toContain(BODY);
    expect(html).toContain('What a trial that found nothing is good for.');
    expect(html).toContain('href="https://example.org/newsletter?issue=a-null-worth-owning"');
    expect(html).toContain(`href="${IN_HTML}"`);
    expect(text).toContain("You get this email because you subscribed to 'Daily highlights'.");
    expect(text).toContain(`Choose what you get, or unsubscribe:\n${LINK}\n`);
  });

  it('has a plain-text version with the URLs of the links in its body', async () => {
    const { text } = await renderMail(issue(BODY));
    expect(text).toContain('\n\nWhat was found\n\n');
    expect(text).toContain('Nothing, in four hundred people https://example.org/articles/a-null-worth-owning.');
    expect(text).toContain(' * Cheap & cheerful\n * Short\n');
    expect(text).not.toMatch(/<\w|&amp;/);
  });

  it('has a plain-text version even if its body is nested very deeply', async () => {
    const { text } = await renderMail(issue(`${'<blockquote>'.repeat(4000)}Deep${'</blockquote>'.repeat(4000)}`));
    expect(text).toContain('Choose what you get');
  });

  it('is marked as a test in a test email, which has no unsubscribe link', async () => {
    const { manageLink: _, ...content } = issue(BODY);
    const { subject, html, text } = await renderMail({ ...content, kind: 'newsletter-trial' });
    expect(subject).toBe(SUBJECTS['newsletter-trial']);
    expect(html).toContain(BODY);
    expect(text).toContain("This is a test of an issue of 'Daily highlights'. It was sent only to this email address.");
    expect(text).not.toMatch(/unsubscribe/i);
  });

  it('has a dark colour scheme', async () => {
    const { html } = await renderMail(issue(BODY));
    expect(html).toMatch(/class="ink prose"/);
    expect(html).toMatch(/\.prose a \{ color: #8fcaad !important/);
  });
});

describe('the lifetime of a link', () => {
  it('is part of the email', async () => {
    const [confirm, reset] = await Promise.all(mailsTo('Ada').slice(0, 2).map(renderMail));
    expect(confirm?.text).toContain('The link works for 48 hours.');
    expect(reset?.text).toContain('The link works only once and expires after 60 minutes.');
  });
});

describe('the notice to the contact desk', () => {
  it('has its subject, and quotes the message, escaped in the HTML and unchanged in the plain text', async () => {
    const { subject, html, text } = await renderMail(notice(WRITTEN));
    expect(subject).toBe(SUBJECTS['contact-notice']);
    expect(html).toContain('I ran the trial.<br/><br/>&lt;b&gt;Ask&lt;/b&gt; me &amp; my team.');
    expect(html).not.toContain('<b>');
    expect(text).toContain('\n> I ran the trial.\n>\n> <b>Ask</b> me & my team.\n');
    expect(html).not.toContain('<a ');
  });

  it('shows each field under its label, in order, and names the email address for replies', async () => {
    const { text, html } = await renderMail(notice(WRITTEN));
    expect(text).toMatch(/your reply goes to ada@example\.com\.\n\nName:\n> Ada Byron\n\nMessage:\n> I ran/);
    expect(html.indexOf('>Name<')).toBeLessThan(html.indexOf('>Message<'));
  });

  it('quotes every line of a visitor’s text and removes characters that hide or reverse text', async () => {
    const text = 'One\u2028-- \rThe Long Return\u0085Email:\n\n\n\u202eevil\u0007\u200f\u001b[31m \n\tend';
    const mail = await renderMail(notice(text));
    expect(mail.text).toContain('\n> One\n> --\n> The Long Return\n> Email:\n>\n> evil[31m\n> \tend\n');
    expect(`${mail.html}${mail.text}`).not.toMatch(/(?![\t\n])[\p{Cc}\u202e\u2028]/u);
  });
});

describe('the acknowledgement of a message', () => {
  it.each([
    ['general', 'Your message has arrived'],
    ['guest', 'Your message about a guest for the show has arrived'],
    ['collaboration', 'Your message about a collaboration has arrived'],
    ['press', 'Your press enquiry has arrived'],
  ] as const)('for the contact type %s, it says: %s', async (contactType, said) => {
    const { subject, html, text } = await renderMail({ kind: 'contact-received', contactType });
    expect(subject).toBe(SUBJECTS['contact-received']);
    expect(html).toContain(said);
    expect(text).toContain(said);
  });

  it('promises a reply within 24 hours, and tells anyone who sent no message that they can ignore the email', async () => {
    const { html, text } = await renderMail({ kind: 'contact-received', contactType: 'general' });
    expect(text).toContain('\nHello,\n');
    expect(text).toContain('within 24 hours');
    expect(text).toContain('If you didn’t write to us');
    expect(html).not.toContain('<a ');
  });
});

describe('the newsletter email', () => {
  it.each(newsletterMails)('$kind has its subject and contains its link', async (content) => {
    const { subject, html, text } = await renderMail(content);
    expect(subject).toBe(SUBJECTS[content.kind]);
    expect(html).toContain(`href="${IN_HTML}"`);
    expect(text).toContain(`\n${LINK}\n`);
  });

  it('newsletter-confirm says why it was sent, how long its link works and when to ignore it', async () => {
    const { text } = await renderMail(newsletterMails[0] ?? expect.fail());
    expect(text).toContain('Someone, probably you, subscribed this email address');
    expect(text).toContain('The link works for 48 hours.');
    expect(text).toContain('ignore this email. You won’t get the newsletter');
  });
});

it.each([...mailsTo('Ada Byron'), ...deskMails, ...newsletterMails])(
  'the email $kind shows the site’s name',
  async (content) => {
    const { subject, html, text } = await render(content, 'Slow Money');
    for (const part of [subject, html, text]) expect(part).not.toContain('The Long Return');
    expect(html).toContain('>Slow Money<');
    expect(text).toMatch(/-- \nSlow Money\n$/);
  },
);
