import type { MailContent, MailContents } from '@longreturn/core/mail/mail';
import { describe, expect, it } from 'vitest';
import { renderMail as render } from '../src/render-mail.ts';

const renderMail = (content: MailContent) => render(content, 'The Long Return');

const LINK = 'https://example.org/profile';

function membership(news: MailContents['membership']['news']): MailContents['membership'] {
  const until = '2026-12-15T23:59:00.000Z';
  const about = { name: 'Ada Byron', plan: 'annual', provider: 'PayPal', isDuplicate: false } as const;
  return { kind: 'membership', news, ...about, until, link: LINK };
}

const reconciliation: MailContents['reconciliation'] = {
  kind: 'reconciliation',
  provider: 'Stripe',
  ...{ checked: 40, failed: 2, differences: 1, link: LINK },
  findings: [{ subscription: 'sub_1', before: 'unknown', after: 'monthly, active until 2026-12-15' }],
};

describe('an email about a membership', () => {
  it.each([
    ['started', 'Welcome to The Long Return', 'It renews on 15 December 2026 through PayPal.'],
    [
      'renewal',
      'Your membership of The Long Return renews on 15 December 2026',
      'renews on 15 December 2026 for $156.',
    ],
    [
      'payment_failed',
      'We couldn’t renew your membership of The Long Return',
      'Without a payment, your access ends on 15 December 2026.',
    ],
    ['cancelled', 'Your membership of The Long Return is cancelled', 'You keep access until 15 December 2026.'],
    ['ended', 'Your membership of The Long Return has ended', 'You won’t be charged again.'],
    ['refunded', 'Your payment to The Long Return was refunded', 'We refunded your payment through PayPal'],
  ] as const)('says what happened: %s', async (news, subject, sentence) => {
    const mail = await renderMail(membership(news));
    expect(mail.subject).toBe(subject);
    expect(mail.text.replaceAll('\n', ' ')).toContain(sentence);
  });
});

it.each([
  ['started', 'It renews at the end of the paid period through PayPal.'],
  ['renewal', 'Your annual membership renews at the end of the paid period for $156.'],
  ['payment_failed', 'Without a payment, your access ends at the end of the paid period.'],
  ['cancelled', 'You keep access until the end of the paid period.'],
] as const)('an email says “the end of the paid period” instead of an unknown date: %s', async (news, sentence) => {
  const mail = await renderMail({ ...membership(news), until: null });
  expect(mail.text.replaceAll('\n', ' ')).toContain(sentence);
});

it('an email about a refund mentions another subscription only if there is one', async () => {
  const refund = membership('refunded');
  const other = 'Your other subscription continues.';
  expect((await renderMail({ ...refund, isDuplicate: true })).text).toContain(other);
  expect((await renderMail(refund)).text).not.toContain(other);
});

describe('the report of a comparison with a payment provider', () => {
  it('says how many subscriptions differed or could not be compared, and lists the differences', async () => {
    const { subject, text } = await renderMail(reconciliation);
    expect(subject).toBe('Subscriptions at Stripe and The Long Return: 1 difference, 2 failures');
    expect(text).toContain('The site compared 40 subscriptions with the records of Stripe.');
    expect(text).toContain('1 subscription differed and was repaired.');
    expect(text).toContain('2 subscriptions could not be compared.');
    expect(text).toMatch(/sub_1\S*\n+> unknown → monthly, active until 2026-12-15/);
  });

  it('says that it lists only the first differences', async () => {
    const { text } = await renderMail({ ...reconciliation, differences: 30 });
    expect(text).toContain('This email shows 1 of 30 differences.');
  });

  it('says that the provider didn’t list its subscriptions', async () => {
    const { subject, text } = await renderMail({
      ...reconciliation,
      checked: 0,
      failed: 1,
      findings: [],
      differences: 0,
    });
    expect(subject).toBe('The Long Return could not be compared with Stripe');
    expect(text).toContain('Stripe didn’t list its subscriptions');
  });
});
