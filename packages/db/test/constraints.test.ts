import type { Database } from '@longreturn/db/database';
import {
  articles,
  contactMessages,
  contentVersion,
  episodes,
  episodeTopics,
  mediaItems,
  topics,
} from '@longreturn/db/schema';
import { openTestDatabase } from '@longreturn/db/testing';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violates } from '../src/connection-error.ts';

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NOW = new Date('2026-11-15T12:00:00.000Z');
const vector = sql`to_tsvector('english', '')`;

function episode(overrides: Partial<typeof episodes.$inferInsert> = {}) {
  const id = crypto.randomUUID();
  const fields = { id, title: 'An episode', slug: id, type: 'Investor Lens', createdAt: NOW, updatedAt: NOW } as const;
  return { ...fields, search: vector, ...overrides };
}

const message = () => ({
  id: crypto.randomUUID(),
  type: 'general',
  contactType: 'press',
  name: 'Ada',
  email: 'ada@example.com',
  subject: 'A question',
  message: 'In minute 40, the dose is wrong by a factor of ten.',
  ip: '198.51.100.1',
  createdAt: NOW,
});

const insertEpisode = (values: ReturnType<typeof episode>) =>
  database.db.insert(episodes).values(values as typeof episodes.$inferInsert); // the search vector is an expression

describe('the database itself', () => {
  it('rejects a second episode with the same slug, with an error that names the constraint', async () => {
    await insertEpisode(episode({ slug: 'taken' }));
    const error: unknown = await insertEpisode(episode({ slug: 'taken' })).then(undefined, (reason) => reason);
    expect(violates(error, 'episodes_slug_unique')).toBe(true);
    expect(violates(error, 'articles_slug_unique')).toBe(false);
  });

  it.each([
    ['a slug with capitals', { slug: 'Not-A-Slug' }],
    ['an unknown type', { type: 'Gossip' as never }],
    ['a negative duration', { durationSec: -1 }],
  ])('rejects %s', async (_what, overrides) => {
    await expect(insertEpisode(episode(overrides))).rejects.toThrow();
  });

  it('rejects an article with a reading time of zero', async () => {
    const fields = {
      title: 'An article',
      slug: 'an-article',
      excerpt: '',
      bodyRichtext: '',
      createdAt: NOW,
      updatedAt: NOW,
    };
    const values = { ...fields, id: crypto.randomUUID(), readingMinutes: 0, searchPublic: vector, searchFull: vector };
    await expect(database.db.insert(articles).values(values as never)).rejects.toThrow(); // search vectors are expressions
  });

  it('deletes an episode’s media items and topic links with the episode, and refuses to delete a topic that is in use', async () => {
    const row = episode();
    await insertEpisode(row);
    await database.db.insert(topics).values({ slug: 'kept', title: 'Kept', description: '', position: 9 });
    await database.db.insert(episodeTopics).values({ episodeId: row.id, topicSlug: 'kept' });
    const item = {
      id: crypto.randomUUID(),
      episodeId: row.id,
      type: 'youtube',
      url: 'https://example.org',
      title: 'x',
    } as const;
    await database.db.insert(mediaItems).values({ ...item, order: 0, createdAt: NOW });
    await expect(database.db.delete(topics).where(eq(topics.slug, 'kept'))).rejects.toThrow();
    await database.db.delete(episodes).where(eq(episodes.id, row.id));
    expect(await database.db.select().from(mediaItems)).toEqual([]);
    await database.db.delete(topics).where(eq(topics.slug, 'kept'));
  });

  it.each([
    ['from an unknown form', { type: 'survey' }],
    ['with an unknown contact type', { contactType: 'sales' }],
    ['without a text', { message: null }],
    ['with the fields of an application', { application: { title: 'Rear Admiral' } }],
    ['that is an application without fields', { type: 'guest', contactType: 'guest', message: null }],
    ['that is an application with a text', { type: 'guest', contactType: 'guest', application: {} }],
    ['that is an application with the contact type ‘press’', { type: 'guest', message: null, application: {} }],
    ['with an unknown status', { status: 'lost' }],
  ])('rejects a contact message %s', async (_what, wrong) => {
    const insert = (given: object) => database.db.insert(contactMessages).values({ ...message(), ...given } as never); // invalid values, which the types don't allow
    await expect(insert(wrong)).rejects.toThrow();
    await expect(insert({})).resolves.toBeDefined();
  });

  it('rejects a second content version', async () => {
    await expect(database.db.insert(contentVersion).values({ id: 2, version: 1 })).rejects.toThrow();
  });
});
