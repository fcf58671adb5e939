import { setEditionsInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { issueIdInput, testIssueInput } from '@longreturn/contract/newsletter-issue';
import { afterAll, describe, expect, test } from 'vitest';
import { type Actor, SYSTEM } from '../../src/actor.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { deleteIssue as deleteIssueUseCase } from '../../src/newsletter/issues/delete-issue.ts';
import { sendTestEmail as sendTestEmailUseCase } from '../../src/newsletter/issues/send-test-email.ts';
import { recordMailEvents } from '../../src/newsletter/record-mail-events.ts';
import { setEditions as setEditionsUseCase } from '../../src/newsletter/set-editions.ts';
import { unsubscribe as unsubscribeUseCase } from '../../src/newsletter/unsubscribe.ts';
import type { Mailer, OutgoingMail } from '../../src/ports.ts';
import { buildClient, buildIssue, buildSentIssue, buildUser, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest } from './create-newsletter-test.ts';

const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeUseCase);
const setEditions = throughSchema(setEditionsInput, setEditionsUseCase);
const deleteIssue = throughSchema(issueIdInput, deleteIssueUseCase);

const newsletter = await createNewsletterTest();
const { deps, mails, addSubscriber, rowOf, manageToken } = newsletter;
afterAll(newsletter.close);

const BODY = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;

/** Returns the prepared email of the issue to this email address. */
async function preparedMail(issueId: string, email: string) {
  const { id: subscriberId } = await rowOf(email);
  return prepareMail(deps, { kind: 'newsletter-issue', subscriberId, issueId });
}

describe('the email of an issue', () => {
  test('has the issue’s text, absolute URLs, a link to the archive and both unsubscribe links', async () => {
    const email = await addSubscriber();
    const links = [
      '/episodes/one',
      ' articles/two',
      '?archive=all',
      'https://example.org/three',
      'mailto:desk@example.org',
    ];
    const pictures = ['/art/own.png', 'https://elsewhere.example/theirs.png'];
    const bodyRichtext = [
      BODY,
      ...links.map((href) => `<p><a href="${href}">A link</a></p>`),
      ...pictures.map((src) => `<figure><img src="${src}" alt="A picture"></figure>`),
    ].join('');
    const { id, slug, title } = await buildSentIssue(deps, { bodyRichtext });
    const mail = await preparedMail(id, email);
    expect(mail).toMatchObject({ to: email, content: { kind: 'newsletter-issue', edition: 'episodes', title } });
    const content = JSON.stringify(mail?.content);
    expect([...content.matchAll(/href=\\"([^\\]+)/g)].map(([, href]) => href)).toEqual([
      'http://localhost:3000/episodes/one',
      'http://localhost:3000/articles/two',
      'http://localhost:3000/newsletter?archive=all',
      'https://example.org/three',
      'mailto:desk@example.org',
    ]);
    expect([...content.matchAll(/src=\\"([^\\]+)/g)].map(([, src]) => src)).toEqual([
      'http://localhost:3000/art/own.png',
    ]);
    expect(content).toContain(`http://localhost:3000/newsletter?issue=${slug}`);
    const token = await manageToken(email, id);
    expect(content).toContain(`http://localhost:3000/newsletter?manage=${token}`);
    expect(mail?.unsubscribeLink).toBe(`http://localhost:3000/api/newsletter/unsubscribe?token=${token}`);
  });

  test('is dropped if the subscriber has unsubscribed or chosen other editions since it was queued', async () => {
    const left = await addSubscriber();
    const otherEdition = await addSubscriber();
    const { id } = await buildSentIssue(deps);
    await unsubscribe(deps, { token: await manageToken(left) });
    await setEditions(deps, buildClient(), { token: await manageToken(otherEdition), editions: ['articles'] });
    expect(await preparedMail(id, left)).toBeUndefined();
    expect(await preparedMail(id, otherEdition)).toBeUndefined();
  });

  test('is dropped if the email address has bounced or the membership has ended since it was queued', async () => {
    const bounced = await addSubscriber();
    const member = await buildUser(deps, { role: 'member' });
    await addSubscriber(member.email);
    const free = await buildSentIssue(deps);
    const premium = await buildSentIssue(deps, { edition: 'daily-highlights' });
    expect(await preparedMail(free.id, bounced)).toBeDefined();
    expect(await preparedMail(premium.id, member.email)).toBeDefined();
    await recordMailEvents(deps, { events: [{ type: 'bounce', email: bounced, permanent: true }] });
    await setRole(deps, SYSTEM, { userId: member.id, role: 'subscriber' });
    expect(await preparedMail(free.id, bounced)).toBeUndefined();
    expect(await preparedMail(premium.id, member.email)).toBeUndefined();
  });

  test('is dropped if the issue is a draft or deleted', async () => {
    const email = await addSubscriber();
    const draft = await buildIssue(deps);
    expect(await preparedMail(draft.id, email)).toBeUndefined();
    const { id } = await buildSentIssue(deps);
    expect(await preparedMail(id, email)).toBeDefined();
    await deleteIssue(deps, SYSTEM, { id });
    expect(await preparedMail(id, email)).toBeUndefined();
  });
});

describe('a test email', () => {
  const sent: OutgoingMail[] = [];
  const mailer: Mailer = {
    async send(mail) {
      sent.push(mail);
      return { is: 'accepted' };
    },
  };
  const sendThroughSchema = throughSchema(testIssueInput, sendTestEmailUseCase);
  const sendTestEmail = (actor: Actor, input: Parameters<typeof sendThroughSchema>[3]) =>
    sendThroughSchema(deps, mailer, actor, input);

  test('of a draft is sent at once, to the admin alone', async () => {
    const { actor, email } = await buildUser(deps, { role: 'admin' });
    await addSubscriber();
    const { id, title } = await buildIssue(deps);
    const before = mails.length;
    expect(await sendTestEmail(actor, { id })).toEqual({ to: email, accepted: true, reason: null });
    expect(mails.slice(before)).toEqual([]);
    const [mail, ...more] = sent.splice(0);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: email, headers: {} });
    expect(JSON.parse(mail?.html ?? '')).toMatchObject({ kind: 'newsletter-trial', title });
    await expect(sendTestEmail(actor, { id: deps.ids.next() })).rejects.toThrow(errorWithCode('issue.unknown'));
  });

  test('is sent to another email address if one is given', async () => {
    const { actor } = await buildUser(deps, { role: 'admin' });
    const { id } = await buildIssue(deps);
    const email = 'editor@example.org';
    expect(await sendTestEmail(actor, { id, email })).toMatchObject({ to: email, accepted: true });
    expect(sent.splice(0).map(({ to }) => to)).toEqual([email]);
    await expect(sendTestEmail(actor, { id, email: 'nobody' })).rejects.toThrow(errorWithCode('input.invalid'));
  });

  test('shows fields that aren’t saved yet', async () => {
    const { actor } = await buildUser(deps, { role: 'admin' });
    await sendTestEmail(actor, {
      edition: 'articles',
      title: 'Not saved yet',
      bodyRichtext: '<p>Hi</p><script>1</script>',
    });
    const [mail] = sent.splice(0);
    expect(JSON.parse(mail?.html ?? '')).toMatchObject({
      edition: 'articles',
      title: 'Not saved yet',
      html: '<p>Hi</p>',
    });
  });

  test('is reported to the admin, with the reason, if the mail server rejects it', async () => {
    const { actor, email } = await buildUser(deps, { role: 'admin' });
    const { id } = await buildIssue(deps);
    const refusing: Mailer = { send: async () => ({ is: 'refused', because: 'address', responseCode: 550 }) };
    expect(await sendTestEmailUseCase(deps, refusing, actor, { id })).toEqual({
      to: email,
      accepted: false,
      reason: 'The mail server permanently rejected the address (550)',
    });
  });

  test('can be requested thirty times an hour', async () => {
    const { actor } = await buildUser(deps, { role: 'admin' });
    const { id } = await buildIssue(deps);
    for (let n = 0; n < 30; n += 1) await sendTestEmail(actor, { id });
    await expect(sendTestEmail(actor, { id })).rejects.toThrow(errorWithCode('rate.limited'));
  });

  test('is dropped if an earlier version of the site queued it for a user who is no longer an admin', async () => {
    const { id: userId, email } = await buildUser(deps, { role: 'admin' });
    const { id: issueId } = await buildIssue(deps);
    const job = { kind: 'newsletter-trial', userId, issueId } as const;
    expect(await prepareMail(deps, job)).toMatchObject({ to: email, content: { kind: 'newsletter-trial' } });
    await setRole(deps, SYSTEM, { userId, role: 'editor' });
    expect(await prepareMail(deps, job)).toBeUndefined();
  });
});
