import type { MailContent } from '@longreturn/contract/mail';
import { describe, expect, it } from 'vitest';
import { renderMail } from '../src/render-mail.ts';

const LINK = 'https://example.org/forgot-password?token=abc123&from=mail';
const IN_HTML = LINK.replace('&', '&amp;');

const mailsTo = (name: string): MailContent[] => [
  { kind: 'confirm-address', name, link: LINK, hours: 48 },
  { kind: 'reset-password', name, link: LINK, minutes: 60 },
  { kind: 'account-frozen', name, resetLink: LINK },
  { kind: 'password-changed', name, resetLink: LINK },
  { kind: 'sign-in-method-added', name, provider: 'apple', profileLink: LINK },
];

const SUBJECTS: Record<MailContent['kind'], string> = {
  'confirm-address': 'Confirm your email address for The Long Return',
  'reset-password': 'Reset your password for The Long Return',
  'account-frozen': 'Your account at The Long Return is frozen',
  'password-changed': 'Your password for The Long Return was changed',
  'sign-in-method-added': 'You can now sign in to The Long Return with Apple',
};

describe.each(mailsTo('Ada Byron'))('the mail $kind', (content) => {
  it('has a subject of its own, greets by name, and carries its link in HTML and text', async () => {
    const { subject, html, text } = await renderMail(content);
    expect(subject).toBe(SUBJECTS[content.kind]);
    expect(html).toContain(`href="${IN_HTML}"`);
    expect(html).toContain('Hello Ada Byron,');
    expect(text).toContain(`\n${LINK}\n`);
    expect(text).toContain('Hello Ada Byron,');
  });

  it('loads and runs nothing, and follows the reader’s colour scheme', async () => {
    const { html } = await renderMail(content);
    expect(html).not.toMatch(/<script|<img|<link|@import|url\(|\son\w+=/i);
    expect(html).toContain('<meta name="color-scheme" content="light dark"');
    expect(html).toContain('prefers-color-scheme: dark');
    expect(html).toMatch(/^<!DOCTYPE html/);
  });

  it('reads well as plain text: no markup, no stray blanks', async () => {
    const { text } = await renderMail(content);
    expect(text).not.toMatch(/[<>]|&\w+;|undefined|\n{3}/);
  });
});

describe('a name', () => {
  it.each(mailsTo('O’Neil & "Sons"'))('is escaped in the HTML of $kind and plain in its text', async (content) => {
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
  ])('that could carry a message of somebody else’s is left out: %s', async (name) => {
    for (const content of mailsTo(name)) {
      const { subject, html, text } = await renderMail(content);
      expect(`${subject}${html}${text}`).not.toMatch(/evil|x{61}/);
      expect(text).toContain('\nHello,\n');
    }
  });

  it('breaks no line and turns no direction', async () => {
    const { text } = await renderMail({ kind: 'reset-password', name: 'Ada\r\nBcc: \u202eB', link: LINK, minutes: 60 });
    expect(text).toContain('\nHello,\n');
    const calm = await renderMail({ kind: 'reset-password', name: 'Ada\r\n\u202eByron', link: LINK, minutes: 60 });
    expect(calm.text).toContain('\nHello Ada Byron,\n');
  });

  it('with initials or accents is a name', async () => {
    const { text } = await renderMail({ kind: 'reset-password', name: 'J.R. Müller-Łoś', link: LINK, minutes: 60 });
    expect(text).toContain('Hello J.R. Müller-Łoś,');
  });
});

describe('a link’s life', () => {
  it('is told', async () => {
    const [confirm, reset] = await Promise.all(mailsTo('Ada').slice(0, 2).map(renderMail));
    expect(confirm?.text).toContain('The link works for 48 hours.');
    expect(reset?.text).toContain('The link works once, for 60 minutes.');
  });
});
