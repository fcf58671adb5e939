import { createArticleInput } from '@longreturn/contract/content-input';
import {
  activity,
  articleRevisions,
  contactReplies,
  entitlements,
  mediaFiles,
  sentMails,
  sessions,
  signIns,
  siteSettings,
} from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { login } from '../../src/account/login.ts';
import { deleteUser } from '../../src/admin/delete-user.ts';
import { grantUserComp } from '../../src/admin/grant-user-comp.ts';
import { submitContact } from '../../src/contact/submit-contact.ts';
import { createArticle as createArticleCase } from '../../src/content/articles/create-article.ts';
import { listArticles } from '../../src/content/articles/list-articles.ts';
import { buildArticle, buildClient, buildUser, createTestDeps, throughSchema } from '../../src/testing/testing.ts';

const { deps, mails, clock, close } = await createTestDeps();
afterAll(close);

const createArticle = throughSchema(createArticleInput, createArticleCase);

test('after an admin is deleted, their texts, uploads and grants stay, and the admin’s ID is removed from them', async () => {
  const root = await buildUser(deps, { role: 'admin' });
  const admin = await buildUser(deps, { role: 'admin' });
  const reader = await buildUser(deps);
  await buildArticle(deps);
  const { id: articleId } = await createArticle(deps, admin.actor, {
    title: 'Written by someone else',
    slug: 'written-by-someone-else',
    excerpt: 'A line that says what it is about.',
    bodyRichtext: `<p>${'A paragraph of some length. '.repeat(5)}</p>`,
    publishedAt: clock.now().toISOString(),
  });
  await grantUserComp(deps, admin.actor, { userId: reader.id, reason: 'Press' });
  const now = clock.now();
  await deps.db.insert(mediaFiles).values({
    id: deps.ids.next(),
    name: 'a.png',
    objectKey: 'a',
    uploadedBy: admin.id,
    createdAt: now,
    updatedAt: now,
  });
  await deps.db.insert(siteSettings).values({ part: 'brand', value: {}, updatedBy: admin.id, updatedAt: now });
  const message = { subject: 'A question', message: 'I have a question about sleep.', contactType: 'general' } as const;
  await submitContact(deps, buildClient(), { type: 'general', name: 'Ada', email: 'ada@example.com', ...message });
  const [mail] = mails.filter((mail) => 'messageId' in mail);
  const messageId = mail && 'messageId' in mail ? mail.messageId : expect.fail('no message was stored');
  await deps.db
    .insert(contactReplies)
    .values({ id: deps.ids.next(), messageId, authorId: admin.id, text: 'An answer', createdAt: now });

  const versions = deps.db.select().from(articleRevisions).where(eq(articleRevisions.articleId, articleId));
  expect(await versions).toMatchObject([{ savedBy: admin.id }]);

  await deleteUser(deps, root.actor, admin.id);

  expect(await versions).toMatchObject([{ savedBy: null }]);
  expect(await deps.db.select().from(mediaFiles)).toMatchObject([{ uploadedBy: null }]);
  expect(await deps.db.select().from(siteSettings)).toMatchObject([{ updatedBy: null }]);
  expect(await deps.db.select().from(contactReplies)).toMatchObject([{ authorId: null }]);
  expect(await deps.db.select().from(entitlements)).toMatchObject([{ userId: reader.id, grantedBy: null }]);
  expect((await listArticles(deps, 'admin', {})).total).toBe(2);
  const written = await deps.db.select().from(activity).where(eq(activity.action, 'article.published'));
  expect(written.map(({ actorId }) => actorId)).toEqual([null, null]);
});

test('the sessions, logins, email records and entitlements of a deleted user are deleted', async () => {
  const root = await buildUser(deps, { role: 'admin' });
  const { id, email, password } = await buildUser(deps, { role: 'member' });
  await login(deps, buildClient(), { email, password });
  const mail = { kind: 'password-changed', outcome: 'accepted', at: clock.now() } as const;
  await deps.db.insert(sentMails).values({ id: deps.ids.next(), userId: id, ...mail });
  await deleteUser(deps, root.actor, id);
  for (const table of [sessions, signIns, sentMails, entitlements]) {
    expect(await deps.db.select().from(table).where(eq(table.userId, id))).toEqual([]);
  }
});
