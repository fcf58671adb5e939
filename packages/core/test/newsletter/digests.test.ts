import { newsletterIssues, siteSettings, subscribers, users } from '@longreturn/db/schema';
import { DEFAULT_SITE } from '@longreturn/site/default-site';
import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { ANONYMOUS, SYSTEM } from '../../src/actor.ts';
import { lastSpan } from '../../src/newsletter/digests/digest-span.ts';
import { draftDigest } from '../../src/newsletter/digests/draft-digest.ts';
import { deleteIssue } from '../../src/newsletter/issues/delete-issue.ts';
import { getIssuePage } from '../../src/newsletter/issues/get-issue-page.ts';
import { actorWithRole, buildArticle, buildEpisode, buildIssue, buildUser } from '../../src/testing/testing.ts';
import { errorWithCode } from '../account/error-with-code.ts';
import { createNewsletterTest, runConcurrently } from './create-newsletter-test.ts';

const newsletter = await createNewsletterTest();
const { deps, clock } = newsletter;
afterAll(newsletter.close);

const highlights = () => draftDigest(deps, SYSTEM, { edition: 'daily-highlights' });
const summary = () => draftDigest(deps, SYSTEM, { edition: 'quarterly-summaries' });
/** Midnight of the current day in UTC, in milliseconds. Each test runs on a different day, at 05:00. */
let day = Date.UTC(2027, 0, 1);
let yesterday = '';
beforeEach(() => {
  day += 30 * 24 * 3_600_000;
  yesterday = new Date(day - 24 * 3_600_000).toISOString().slice(0, 10);
  clock.set(new Date(day + 5 * 3_600_000).toISOString());
});
const at = (date: string, time = '09:00') => `${date}T${time}:00.000Z`;
const daysAgo = (days: number) => new Date(day - days * 24 * 3_600_000).toISOString().slice(0, 10);

async function setWithoutApproval(digestsWithoutApproval: boolean) {
  const value = { ...DEFAULT_SITE.switches, digestsWithoutApproval };
  const row = { part: 'switches', value, updatedAt: clock.now() };
  await deps.db.insert(siteSettings).values(row).onConflictDoUpdate({ target: siteSettings.part, set: row });
}

describe('daily highlights', () => {
  test('are drafted from what was published yesterday, and are not sent', async () => {
    const episode = await buildEpisode(deps, {
      title: 'Sleep & <memory>',
      publishedAt: at(yesterday, '00:00'),
      description: 'One finding. Two findings. Three findings. A fourth one is left out.',
      isPremium: true,
    });
    const article = await buildArticle(deps, { title: 'What a clock says', publishedAt: at(yesterday, '23:59') });
    await buildArticle(deps, { title: 'Published too early', publishedAt: at(daysAgo(2), '23:59') });
    await buildArticle(deps, { title: 'Published today', publishedAt: at(daysAgo(0), '00:00') });
    await buildArticle(deps, { title: 'A draft of an article', publishedAt: null });
    const draft = await highlights();
    expect(draft).toMatchObject({
      edition: 'daily-highlights',
      period: yesterday,
      slug: `highlights-${yesterday}`,
      title: expect.stringMatching(/^Sleep & <memory> and 1 more \(/),
      excerpt: 'New: 1 episode and 1 article. Sleep & <memory>; What a clock says.',
      sentAt: null,
      recipients: null,
    });
    const body = draft?.bodyRichtext ?? '';
    expect(body).toMatch(new RegExp(`<a href="/episodes/${episode.slug}"[^>]*>Sleep &amp; &lt;memory&gt;</a>`));
    expect(body).toContain('One finding. Two findings. Three findings. <a');
    expect(body).toMatch(new RegExp(`<a href="/articles/${article.slug}"[^>]*>What a clock says</a>`));
    expect(body).not.toMatch(/fourth|too early|today|A draft of/);
  });

  test('are not drafted if nothing was published', async () => {
    expect(await highlights()).toBeUndefined();
  });

  test('are drafted once, even if several instances run at the same time', async () => {
    await buildEpisode(deps, { publishedAt: at(yesterday) });
    const drafts = await runConcurrently(4, highlights);
    expect(drafts.filter(Boolean)).toHaveLength(1);
    expect(await highlights()).toBeUndefined();
    expect(await deps.db.$count(newsletterIssues, eq(newsletterIssues.period, yesterday))).toBe(1);
  });

  test('include up to a week of missed days', async () => {
    await buildEpisode(deps, { title: 'Before the gap', publishedAt: at(daysAgo(9)) });
    clock.set(at(daysAgo(8), '05:00'));
    expect((await highlights())?.bodyRichtext).toContain('Before the gap');
    await buildEpisode(deps, { title: 'Too long ago now', publishedAt: at(daysAgo(8)) });
    await buildEpisode(deps, { title: 'In the missed week', publishedAt: at(daysAgo(6)) });
    await buildEpisode(deps, { title: 'From yesterday', publishedAt: at(yesterday) });
    clock.set(at(daysAgo(0), '05:00'));
    const body = (await highlights())?.bodyRichtext ?? '';
    expect(body).toContain('In the missed week');
    expect(body).toContain('From yesterday');
    expect(body).not.toMatch(/Before the gap|Too long ago/);
  });

  test('get another slug if another issue already has the usual slug', async () => {
    await buildEpisode(deps, { publishedAt: at(yesterday) });
    await buildIssue(deps, { slug: `highlights-${yesterday}` });
    expect(await highlights()).toMatchObject({ slug: `highlights-${yesterday}-digest` });
  });

  test('can be drafted again after an admin deleted the draft', async () => {
    await buildEpisode(deps, { publishedAt: at(yesterday) });
    const draft = await highlights();
    await deleteIssue(deps, SYSTEM, { id: draft?.id ?? '' });
    expect(await highlights()).toMatchObject({ period: yesterday });
  });

  test('are not drafted again if they were sent and then deleted by an admin', async () => {
    await buildEpisode(deps, { publishedAt: at(yesterday) });
    const draft = await highlights();
    await deps.db
      .update(newsletterIssues)
      .set({ sentAt: clock.now(), recipients: 1 })
      .where(eq(newsletterIssues.id, draft?.id ?? ''));
    await deleteIssue(deps, SYSTEM, { id: draft?.id ?? '' });
    expect(await highlights()).toBeUndefined();
  });

  test('leave out the items of earlier days whose highlights were deleted', async () => {
    await buildEpisode(deps, { title: 'From the first day', publishedAt: at(daysAgo(3)) });
    clock.set(at(daysAgo(2), '05:00'));
    expect(await highlights()).toMatchObject({ period: daysAgo(3) });
    for (const days of [2, 1]) {
      await buildEpisode(deps, { title: `In deleted highlights ${days}`, publishedAt: at(daysAgo(days)) });
      clock.set(at(daysAgo(days - 1), '05:00'));
      await deleteIssue(deps, SYSTEM, { id: (await highlights())?.id ?? '' });
    }
    const again = await highlights();
    expect(again?.bodyRichtext).toContain('In deleted highlights 1');
    expect(again?.bodyRichtext).not.toMatch(/In deleted highlights 2|From the first day/);
    await deleteIssue(deps, SYSTEM, { id: again?.id ?? '' });
    await buildEpisode(deps, { title: 'From the last day', publishedAt: at(daysAgo(0)) });
    clock.set(at(daysAgo(-1), '05:00'));
    const next = (await highlights())?.bodyRichtext ?? '';
    expect(next).toContain('From the last day');
    expect(next).not.toContain('In deleted highlights');
  });
});

test('daily highlights of a day with many items have a shortened title and excerpt', async () => {
  const title = 'A title that is nearly as long as titles may be '.repeat(6).trim();
  for (let n = 0; n < 12; n += 1)
    await buildEpisode(deps, { title: `${title} ${n}`, slug: `long-${n}`, publishedAt: at(yesterday) });
  const draft = await highlights();
  expect(draft?.title.length).toBeLessThanOrEqual(150);
  expect(draft?.title).toMatch(/… and 11 more \(.+\)$/);
  expect(draft?.excerpt.length).toBeLessThanOrEqual(300);
});

test('a quarterly summary lists everything that was published in the quarter', async () => {
  clock.set('2031-04-01T05:20:00.000Z');
  await buildEpisode(deps, { title: 'First of the quarter', publishedAt: at('2031-01-01', '00:00') });
  await buildArticle(deps, { title: 'Last of the quarter', publishedAt: at('2031-03-31', '23:59') });
  await buildArticle(deps, { title: 'In the next quarter', publishedAt: at('2031-04-01', '00:00') });
  const draft = await summary();
  expect(draft).toMatchObject({
    edition: 'quarterly-summaries',
    period: '2031-Q1',
    slug: 'summary-2031-q1',
    title: 'What we published in the first quarter of 2031',
  });
  expect(draft?.bodyRichtext).toContain('First of the quarter');
  expect(draft?.bodyRichtext).toContain('Last of the quarter');
  expect(draft?.bodyRichtext).not.toContain('next quarter');
  expect(await summary()).toBeUndefined();
});

test.each([
  ['2026-01-01T00:00:00.000Z', '2025-12-31', '2025-Q4'],
  ['2026-03-01T12:00:00.000Z', '2026-02-28', '2025-Q4'],
  ['2026-11-22T23:59:59.999Z', '2026-11-21', '2026-Q3'],
])('at %s, the previous day is %s, and the previous quarter is %s', (now, lastDay, quarter) => {
  expect(lastSpan('daily-highlights', new Date(now)).period).toBe(lastDay);
  expect(lastSpan('quarterly-summaries', new Date(now)).period).toBe(quarter);
});

test('if digests need no approval, a digest is sent at once to members who want it', async () => {
  await setWithoutApproval(true);
  const addReader = async (role: 'member' | 'subscriber') => {
    const user = await buildUser(deps, { role });
    const email = await newsletter.addSubscriber(user.email);
    await deps.db
      .update(subscribers)
      .set({ editions: ['daily-highlights'] })
      .where(eq(subscribers.email, email));
    return user;
  };
  const member = await addReader('member');
  await addReader('subscriber');
  await buildEpisode(deps, { title: 'Sent at once', publishedAt: at(yesterday) });
  const sent = await highlights();
  expect(sent).toMatchObject({ sentAt: clock.now().toISOString(), recipients: 1 });
  const slug = sent?.slug ?? '';
  expect(await getIssuePage(deps, 'member', slug)).toMatchObject({
    bodyRichtext: expect.stringContaining('Sent at once'),
  });
  expect(await getIssuePage(deps, 'registered', slug)).toMatchObject({ bodyRichtext: null, isLocked: true });
  expect(await highlights()).toBeUndefined();
  await setWithoutApproval(false);
  await deps.db.delete(users).where(eq(users.id, member.id));
});

test('only admins can draft digests', async () => {
  for (const actor of [ANONYMOUS, actorWithRole('member'), actorWithRole('editor')]) {
    const code = actor === ANONYMOUS ? 'session.required' : 'action.forbidden';
    await expect(draftDigest(deps, actor, { edition: 'daily-highlights' })).rejects.toThrow(errorWithCode(code));
  }
});
