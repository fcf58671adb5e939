import { EDITIONS, type Edition, setEditionsInput, subscriptionLinkInput } from '@longreturn/contract/newsletter';
import {
  type CreateIssueInput,
  issueIdInput,
  listIssuesInput,
  type NewIssue,
  updateIssueInput,
} from '@longreturn/contract/newsletter-issue';
import { ROLES } from '@longreturn/contract/roles';
import { activity, newsletterIssues } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type Actor, ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { readerKind } from '../../src/content/reader-kind.ts';
import { readContentVersion } from '../../src/content/write-content.ts';
import { createIssue } from '../../src/newsletter/issues/create-issue.ts';
import { deleteIssue as deleteIssueUseCase } from '../../src/newsletter/issues/delete-issue.ts';
import { getIssuePage } from '../../src/newsletter/issues/get-issue-page.ts';
import { listAllIssues as listAllIssuesUseCase } from '../../src/newsletter/issues/list-all-issues.ts';
import { listIssues as listIssuesUseCase } from '../../src/newsletter/issues/list-issues.ts';
import { queueRecipients } from '../../src/newsletter/issues/queue-recipients.ts';
import { sendIssue as sendIssueUseCase } from '../../src/newsletter/issues/send-issue.ts';
import { sendTestEmail } from '../../src/newsletter/issues/send-test-email.ts';
import { updateIssue as updateIssueUseCase } from '../../src/newsletter/issues/update-issue.ts';
import { recordMailEvents } from '../../src/newsletter/record-mail-events.ts';
import { setEditions as setEditionsUseCase } from '../../src/newsletter/set-editions.ts';
import { unsubscribe as unsubscribeUseCase } from '../../src/newsletter/unsubscribe.ts';
import {
  actorWithRole,
  buildClient,
  buildIssue,
  buildSentIssue,
  buildUser,
  throughSchema,
} from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest, runConcurrently } from './create-newsletter-test.ts';

const unsubscribe = throughSchema(subscriptionLinkInput, unsubscribeUseCase);
const setEditions = throughSchema(setEditionsInput, setEditionsUseCase);
const sendIssue = throughSchema(issueIdInput, sendIssueUseCase);
const deleteIssue = throughSchema(issueIdInput, deleteIssueUseCase);
const updateIssue = throughSchema(updateIssueInput, updateIssueUseCase);
const listIssues = throughSchema(listIssuesInput, listIssuesUseCase);
const listAllIssues = throughSchema(listIssuesInput, listAllIssuesUseCase);

const newsletter = await createNewsletterTest();
const { deps, clock, mails, addSubscriber, requestSubscription, rowOf, manageToken } = newsletter;
afterAll(newsletter.close);
beforeEach(() => clock.set('2026-11-15T12:00:00.000Z'));

function fail(message: string): never {
  throw new Error(message);
}

const NO_MAILER = { send: () => fail('an email was sent') };
const BODY = `<p>${'A paragraph of some length. '.repeat(5)}</p>`;
const send = async (id: string) => {
  const sent = await sendIssue(deps, SYSTEM, { id });
  await queueRecipients(deps, id);
  return sent;
};
const choose = async (email: string, ...editions: Edition[]) =>
  setEditions(deps, buildClient(), { token: await manageToken(email), editions });

/** Returns whether the issue was queued for the email address. */
async function isQueued(issueId: string, email: string): Promise<boolean> {
  const { id } = await rowOf(email);
  return mails.some((job) => job.kind === 'newsletter-issue' && job.issueId === issueId && job.subscriberId === id);
}

/** Returns the audit log entries about the issue, newest first. */
async function entriesAbout(issueTitle: string): Promise<string[]> {
  const entries = (await listActivity(deps, SYSTEM)).items;
  return entries.filter(({ description }) => description === issueTitle).map(({ title }) => title);
}

describe('an issue', () => {
  test('is created as a draft with a sanitised body, and is neither sent nor public', async () => {
    const draft = await buildIssue(deps, { bodyRichtext: `${BODY}<script>alert(1)</script>` });
    expect(draft).toMatchObject({ edition: 'episodes', sentAt: null, recipients: null, bodyRichtext: BODY });
    expect(draft.readingMinutes).toBe(1);
    await expect(getIssuePage(deps, 'admin', draft.slug)).rejects.toThrow(errorWithCode('issue.unknown'));
    expect((await listIssues(deps, 'anonymous', {})).items.map(({ id }) => id)).not.toContain(draft.id);
    expect((await listAllIssues(deps, SYSTEM, {})).items[0]).toMatchObject(draft);
    expect(await entriesAbout(draft.title)).toEqual(['Newsletter drafted']);
  });

  test.each([
    ['a title of four letters', { title: 'Four' }, { title: 'Title must be at least 5 characters' }],
    ['a subject that is too long', { title: 'x'.repeat(151) }, { title: 'Please use at most 150 characters' }],
    ['a one-word excerpt', { excerpt: 'Short' }, { excerpt: 'Excerpt must be at least 20 characters' }],
    [
      'a body that is too long',
      { bodyRichtext: BODY.repeat(500) },
      { bodyRichtext: 'Please use at most 60000 characters' },
    ],
    [
      'a body with a members break',
      { bodyRichtext: `${BODY}<hr data-members>${BODY}` },
      { bodyRichtext: 'An issue can’t have a members break, because it is emailed as a whole' },
    ],
    [
      'a body that is too short',
      { bodyRichtext: '<p>Hardly.</p>' },
      { bodyRichtext: 'Content must be at least 100 characters' },
    ],
  ])('is rejected with %s', async (_what, given, fields) => {
    await expect(buildIssue(deps, given)).rejects.toThrow(errorWithCode('input.invalid', fields));
  });

  test.each([
    ['an unknown edition', { edition: 'weekly' }],
    ['a slug with a space', { slug: 'a slug' }],
    ['a body that is not text', { bodyRichtext: 7 }],
    ['a NUL', { bodyRichtext: `${BODY}\0` }],
  ])('is rejected with %s', async (_what, given) => {
    // A client without type checks can send this.
    await expect(buildIssue(deps, given as Partial<CreateIssueInput>)).rejects.toThrow(errorWithCode('input.invalid'));
  });

  test('gets a title of a single line, so the title can’t add a header to the email', async () => {
    const { title } = await buildIssue(deps, { title: 'A title\r\nBcc: all@example.org', slug: 'one-line' });
    expect(title).not.toMatch(/[\r\n]/);
  });

  test('can’t have a slug that another issue already has', async () => {
    const { slug } = await buildIssue(deps);
    await expect(buildIssue(deps, { slug })).rejects.toThrow(errorWithCode('slug.taken'));
  });

  test('keeps all fields that an update doesn’t contain', async () => {
    const draft = await buildIssue(deps);
    clock.set('2026-11-15T13:00:00.000Z');
    const changed = await updateIssue(deps, SYSTEM, { id: draft.id, edition: 'articles' });
    expect(changed).toEqual({ ...draft, edition: 'articles', updatedAt: '2026-11-15T13:00:00.000Z' });
    expect(await entriesAbout(draft.title)).toEqual(['Newsletter updated', 'Newsletter drafted']);
    const [entry] = await deps.db.select().from(activity).where(eq(activity.action, 'issue.updated'));
    expect(entry).toMatchObject({ targetId: draft.id, change: { edition: { from: 'episodes', to: 'articles' } } });
  });

  test('keeps its edition and slug after it is sent, because its emails contain them; its text can be changed', async () => {
    const { id } = await buildSentIssue(deps);
    await expect(updateIssue(deps, SYSTEM, { id, slug: 'another' })).rejects.toThrow(errorWithCode('issue.sent'));
    await expect(updateIssue(deps, SYSTEM, { id, edition: 'articles' })).rejects.toThrow(errorWithCode('issue.sent'));
    expect(await updateIssue(deps, SYSTEM, { id, title: 'Mended words' })).toMatchObject({ title: 'Mended words' });
  });
});

describe('sending', () => {
  test('queues an email once for each recipient of the edition, and adds the issue to the archive', async () => {
    const email = await addSubscriber();
    const version = await readContentVersion(deps);
    const { id, slug } = await buildIssue(deps);
    const { recipients } = await send(id);
    expect(await isQueued(id, email)).toBe(true);
    const queued = mails.filter((job) => job.kind === 'newsletter-issue' && job.issueId === id);
    expect(queued).toHaveLength(recipients);
    expect(await getIssuePage(deps, 'anonymous', slug)).toMatchObject({ id, sentAt: clock.now().toISOString() });
    expect(await readContentVersion(deps)).toBeGreaterThan(version);
    const [row] = await deps.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
    expect(row).toMatchObject({ recipients, sentAt: clock.now() });
  });

  test('sends an issue only once, even with concurrent requests', async () => {
    await addSubscriber();
    const { id } = await buildIssue(deps);
    const outcomes = await runConcurrently(8, () =>
      send(id).then(
        () => 'sent',
        ({ code }) => code,
      ),
    );
    expect(outcomes.toSorted()).toEqual([...Array(7).fill('issue.sent'), 'sent']);
    const queued = mails.flatMap((job) =>
      job.kind === 'newsletter-issue' && job.issueId === id ? [job.subscriberId] : [],
    );
    expect(new Set(queued).size).toBe(queued.length);
  });

  test('fails for an unknown or malformed issue ID', async () => {
    await expect(send(deps.ids.next())).rejects.toThrow(errorWithCode('issue.unknown'));
    await expect(send('nothing')).rejects.toThrow(errorWithCode('input.invalid'));
  });

  test('is rolled back if it fails at the end', async () => {
    await addSubscriber();
    const { id } = await buildIssue(deps);
    const ids = { next: () => fail('no audit log entry') };
    await expect(sendIssue({ ...deps, ids }, SYSTEM, { id })).rejects.toThrow('no audit log entry');
    const [row] = await deps.db.select().from(newsletterIssues).where(eq(newsletterIssues.id, id));
    expect(row).toMatchObject({ sentAt: null, recipients: null });
    expect(await send(id)).toMatchObject({ recipients: expect.any(Number) });
  });

  test('leaves out pending, unsubscribed and bounced subscribers, and those who chose other editions', async () => {
    const pending = await requestSubscription();
    const left = await addSubscriber();
    await unsubscribe(deps, { token: await manageToken(left) });
    const bounced = await addSubscriber();
    await recordMailEvents(deps, { events: [{ type: 'bounce', email: bounced, permanent: true }] });
    const otherEdition = await addSubscriber();
    await choose(otherEdition, 'articles', 'daily-highlights');
    const { id } = await buildSentIssue(deps, { edition: 'episodes' });
    for (const email of [pending, left, bounced, otherEdition]) expect(await isQueued(id, email)).toBe(false);
  });

  test.each(EDITIONS)('sends the edition %s to everyone if it is free, otherwise only to members', async (edition) => {
    const isFree = edition === 'episodes' || edition === 'articles';
    const reader = await addSubscriber();
    const member = await buildUser(deps, { role: 'member' });
    await addSubscriber(member.email);
    const free = await buildUser(deps, { role: 'subscriber' });
    await addSubscriber(free.email);
    const stranger = await buildUser(deps, { role: 'member', confirmed: false });
    await addSubscriber(stranger.email);
    const { id } = await buildSentIssue(deps, { edition });
    expect(await isQueued(id, member.email)).toBe(true);
    for (const email of [reader, free.email, stranger.email]) expect(await isQueued(id, email)).toBe(isFree);
  });
});

describe('the archive', () => {
  test('lists issues in pages, the most recently sent first, and can be filtered by edition', async () => {
    const slugs: string[] = [];
    for (const minute of ['01', '02', '03']) {
      clock.set(`2026-11-15T14:${minute}:00.000Z`);
      slugs.unshift((await buildSentIssue(deps, { edition: 'quarterly-summaries' })).slug);
    }
    const edition = 'quarterly-summaries';
    const first = await listIssues(deps, 'anonymous', { edition, limit: 2 });
    expect(first.items.map(({ slug }) => slug)).toEqual(slugs.slice(0, 2));
    expect(first.items.every(({ isPremium }) => isPremium)).toBe(true);
    const rest = await listIssues(deps, 'anonymous', {
      edition,
      limit: 2,
      ...(first.nextCursor && { cursor: first.nextCursor }),
    });
    expect(rest.items[0]?.slug).toBe(slugs[2]);
    expect(rest.total).toBe(first.total);
    expect(JSON.stringify(first)).not.toContain('A paragraph');
    const { others } = await getIssuePage(deps, 'anonymous', slugs[0] ?? '');
    expect(others.map(({ slug }) => slug).slice(0, 2)).toEqual(slugs.slice(1));
  });

  test.each<[string, Actor, boolean]>([
    ['an anonymous visitor', ANONYMOUS, false],
    ...ROLES.map((role): [string, Actor, boolean] => [
      role,
      actorWithRole(role),
      role !== 'visitor' && role !== 'subscriber',
    ]),
  ])('shows %s the body of a members’ issue only with access to premium content', async (_who, actor, isReader) => {
    const { slug } = await buildSentIssue(deps, { edition: 'daily-highlights' });
    const page = await getIssuePage(deps, readerKind(actor), slug);
    expect(page).toMatchObject({ isPremium: true, isLocked: !isReader, bodyRichtext: isReader ? BODY : null });
    const { items } = await listIssues(deps, readerKind(actor), { edition: 'daily-highlights' });
    for (const issue of [...items, ...page.others]) expect(issue.isLocked).toBe(!isReader);
    expect(JSON.stringify(page).includes('A paragraph')).toBe(isReader);
  });

  test('returns an error for an unknown slug', async () => {
    for (const slug of ['nothing', '', 'A slug', '../etc', 'x'.repeat(101)]) {
      await expect(getIssuePage(deps, 'anonymous', slug)).rejects.toThrow(errorWithCode('issue.unknown'));
    }
  });

  test('doesn’t contain deleted issues', async () => {
    const { id, slug } = await buildSentIssue(deps);
    await deleteIssue(deps, SYSTEM, { id });
    await expect(getIssuePage(deps, 'anonymous', slug)).rejects.toThrow(errorWithCode('issue.unknown'));
    await expect(deleteIssue(deps, SYSTEM, { id })).rejects.toThrow(errorWithCode('issue.unknown'));
  });
});

describe.each<[string, (actor: Actor) => Promise<unknown>]>([
  ['listing drafts', (actor) => listAllIssues(deps, actor, {})],
  ['creating', (actor) => createIssue(deps, actor, {} as NewIssue)], // rejected before the input is read
  ['updating', (actor) => updateIssue(deps, actor, { id: deps.ids.next() })],
  ['deleting', (actor) => deleteIssue(deps, actor, { id: deps.ids.next() })],
  ['testing', (actor) => sendTestEmail(deps, NO_MAILER, actor, { id: deps.ids.next() })],
  ['sending', (actor) => sendIssue(deps, actor, { id: deps.ids.next() })],
])('%s', (_what, call) => {
  test('is allowed only for admins', async () => {
    await expect(call(ANONYMOUS)).rejects.toThrow(errorWithCode('session.required'));
    for (const role of ROLES.filter((each) => each !== 'admin')) {
      await expect(call(actorWithRole(role))).rejects.toThrow(errorWithCode('action.forbidden'));
    }
  });
});
