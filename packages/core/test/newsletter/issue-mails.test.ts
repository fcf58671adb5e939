import { setEditionsInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import { issueIdInput } from '@longreturn/contract/newsletter-issue';
import { afterAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { setRole } from '../../src/admin/set-role.ts';
import { prepareMail } from '../../src/mail/mail-kinds.ts';
import { deleteIssue as deleteIssueCase } from '../../src/newsletter/issues/delete-issue.ts';
import { sendTrial as sendTrialCase } from '../../src/newsletter/issues/send-issue.ts';
import { recordMailEvents } from '../../src/newsletter/record-mail-events.ts';
import { setEditions as setEditionsCase } from '../../src/newsletter/set-editions.ts';
import { unsubscribe as unsubscribeCase } from '../../src/newsletter/unsubscribe.ts';
import { buildClient, buildIssue, buildSentIssue, buildUser, throughSchema } from '../../src/testing/testing.ts';
import { failing } from '../account/failing.ts';
import { openNewsletter } from './open-newsletter.ts';

const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeCase);
const setEditions = throughSchema(setEditionsInput, setEditionsCase);
const sendTrial = throughSchema(issueIdInput, sendTrialCase);
const deleteIssue = throughSchema(issueIdInput, deleteIssueCase);

const newsletter = await openNewsletter();
const { deps, mails, begin, rowOf, manageToken } = newsletter;
afterAll(newsletter.close);

const BODY = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;

/** Prepares the issue's email to the email address. */
async function mailOf(issueId: string, email: string) {
  const { id: subscriberId } = await rowOf(email);
  return prepareMail(deps, { kind: 'newsletter-issue', subscriberId, issueId });
}

describe('the email of an issue', () => {
  test('has its text, absolute URLs, a link to the archive, and both unsubscribe links', async () => {
    const email = await begin();
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
    const mail = await mailOf(id, email);
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

  test('is dropped if the subscriber left or chose other editions after it was queued', async () => {
    const left = await begin();
    const elsewhere = await begin();
    const { id } = await buildSentIssue(deps);
    await unsubscribe(deps, { token: await manageToken(left) });
    await setEditions(deps, buildClient(), { token: await manageToken(elsewhere), editions: ['articles'] });
    expect(await mailOf(id, left)).toBeUndefined();
    expect(await mailOf(id, elsewhere)).toBeUndefined();
  });

  test('is dropped if the email address bounced or the membership ended after it was queued', async () => {
    const bounced = await begin();
    const member = await buildUser(deps, { role: 'member' });
    await begin(member.email);
    const free = await buildSentIssue(deps);
    const premium = await buildSentIssue(deps, { edition: 'daily-highlights' });
    expect(await mailOf(free.id, bounced)).toBeDefined();
    expect(await mailOf(premium.id, member.email)).toBeDefined();
    await recordMailEvents(deps, { events: [{ type: 'bounce', email: bounced, permanent: true }] });
    await setRole(deps, SYSTEM, { userId: member.id, role: 'subscriber' });
    expect(await mailOf(free.id, bounced)).toBeUndefined();
    expect(await mailOf(premium.id, member.email)).toBeUndefined();
  });

  test('is dropped for a draft, and for a deleted issue', async () => {
    const email = await begin();
    const draft = await buildIssue(deps);
    expect(await mailOf(draft.id, email)).toBeUndefined();
    const { id } = await buildSentIssue(deps);
    expect(await mailOf(id, email)).toBeDefined();
    await deleteIssue(deps, SYSTEM, { id });
    expect(await mailOf(id, email)).toBeUndefined();
  });
});

describe('a test email', () => {
  test('of a draft goes only to the admin who requests it', async () => {
    const { actor, email } = await buildUser(deps, { role: 'admin' });
    await begin();
    const { id, title } = await buildIssue(deps);
    const before = mails.length;
    await sendTrial(deps, actor, { id });
    const [job, ...more] = mails.slice(before);
    expect(more).toEqual([]);
    const mail = await prepareMail(deps, job ?? expect.fail('nothing was queued'));
    expect(mail).toMatchObject({ to: email, content: { kind: 'newsletter-trial', title } });
    expect(mail?.unsubscribeLink).toBeUndefined();
    await expect(sendTrial(deps, actor, { id: deps.ids.next() })).rejects.toThrow(failing('issue.unknown'));
  });

  test('is dropped if the recipient is no longer an admin', async () => {
    const { id: userId } = await buildUser(deps, { role: 'editor' });
    const { id: issueId } = await buildIssue(deps);
    expect(await prepareMail(deps, { kind: 'newsletter-trial', userId, issueId })).toBeUndefined();
  });
});
