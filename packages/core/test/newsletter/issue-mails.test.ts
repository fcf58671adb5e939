import { setEditionsInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { issueIdInput } from '@longreturn/contract/newsletter-issue';
import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { deleteIssue as deleteIssueUseCase } from '../../src/newsletter/issues/delete-issue.ts';
import { sendTestEmail as sendTestEmailUseCase } from '../../src/newsletter/issues/send-issue.ts';
import { recordMailEvents } from '../../src/newsletter/record-mail-events.ts';
import { setEditions as setEditionsUseCase } from '../../src/newsletter/set-editions.ts';
import { unsubscribe as unsubscribeUseCase } from '../../src/newsletter/unsubscribe.ts';
import { buildClient, buildIssue, buildSentIssue, buildUser, throughSchema } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest } from './create-newsletter-test.ts';

const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeUseCase);
const setEditions = throughSchema(setEditionsInput, setEditionsUseCase);
const sendTestEmail = throughSchema(issueIdInput, sendTestEmailUseCase);
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
    const token = await manageToken(email);
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
  test('of a draft is sent only to the admin who requests it', async () => {
    const { actor, email } = await buildUser(deps, { role: 'admin' });
    await addSubscriber();
    const { id, title } = await buildIssue(deps);
    const before = mails.length;
    await sendTestEmail(deps, actor, { id });
    const [job, ...more] = mails.slice(before);
    expect(more).toEqual([]);
    const mail = await prepareMail(deps, job ?? expect.fail('nothing was queued'));
    expect(mail).toMatchObject({ to: email, content: { kind: 'newsletter-trial', title } });
    expect(mail?.unsubscribeLink).toBeUndefined();
    await expect(sendTestEmail(deps, actor, { id: deps.ids.next() })).rejects.toThrow(errorWithCode('issue.unknown'));
  });

  test('is dropped if the recipient is no longer an admin', async () => {
    const { id: userId } = await buildUser(deps, { role: 'editor' });
    const { id: issueId } = await buildIssue(deps);
    expect(await prepareMail(deps, { kind: 'newsletter-trial', userId, issueId })).toBeUndefined();
  });
});
