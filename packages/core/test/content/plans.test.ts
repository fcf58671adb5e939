import { activity, entitlements, notifications } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listNotifications } from '../../src/admin/list-notifications.ts';
import { listUsers } from '../../src/admin/list-users.ts';
import { listContact } from '../../src/contact/list-contact.ts';
import { listAllArticles } from '../../src/content/articles/list-all-articles.ts';
import { listArticles } from '../../src/content/articles/list-articles.ts';
import { listAllEpisodes } from '../../src/content/episodes/list-all-episodes.ts';
import { listEpisodes } from '../../src/content/episodes/list-episodes.ts';
import { searchEverything } from '../../src/content/search/search-everything.ts';
import { listSitemapUrls } from '../../src/content/sitemap/list-sitemap-urls.ts';
import type { Deps } from '../../src/deps.ts';
import { createTestDeps } from '../../src/testing/testing.ts';
import { explainStatements, type Plan } from './explain-statements.ts';
import { fillTables } from './fill-tables.ts';

const ROWS = 5000;
const MANY = 200;
/** A type that one in a hundred episodes has. */
const RARE = 'Founder Spotlight';
/** Tables whose rows are deleted with an account. */
const OWNED = [activity, entitlements, notifications];

interface Search {
  q: string;
  cursor?: string;
}

interface Page {
  limit: number;
  cursor: string;
}

const { deps, database, close } = await createTestDeps();
/** A cursor in the format of earlier versions, which fits every list that is sorted by time. */
const cursor = Buffer.from(`${Date.parse('2026-06-01T00:00:00.000Z')}_${deps.ids.next()}`).toString('base64url');
beforeAll(() => fillTables(database, ROWS));
afterAll(close);

/**
 * Returns the steps of a plan that read a whole table (except the small table of topics) or sort more rows than a page
 * has.
 */
const wasteful = ({ nodes }: Plan) =>
  nodes.filter(({ type, table, rows }) => {
    if (type === 'Seq Scan') return table !== 'topics';
    return type.includes('Sort') && rows > MANY;
  });

describe('with thousands of rows', () => {
  test('recent activity is read from its index, in order', async () => {
    const [plan] = await explainStatements(database, (db) => listActivity({ db }, SYSTEM));
    expect(plan?.nodes.map(({ type }) => type)).toEqual(['Limit', 'Index Scan']);
  });

  test('open alerts are read from their index, in order', async () => {
    const [plan] = await explainStatements(database, (db) => listNotifications({ db }, SYSTEM));
    expect(plan?.indexes).toContain('notifications_open');
    expect(plan?.nodes.map(({ type }) => type)).not.toContain('Sort');
  });

  test.each([
    ['users', (deps: Deps, input: Search) => listUsers(deps, SYSTEM, input), 'users_search'],
    ['messages', (deps: Deps, input: Search) => listContact(deps, SYSTEM, input), 'contact_messages_search'],
    ['episodes', (deps: Deps, input: Search) => listEpisodes(deps, 'admin', input), 'episodes_search_text'],
    ['articles', (deps: Deps, input: Search) => listArticles(deps, 'admin', input), 'articles_search_text'],
  ] as const)(
    'a search for rare text in %s reads and counts only the rows that an index finds',
    async (_name, list, index) => {
      const plans = await explainStatements(database, (db) => list({ ...deps, db }, { q: 'number 4321', cursor }));
      expect(plans).toHaveLength(2);
      for (const plan of plans) {
        expect(plan.indexes).toContain(index);
        expect(wasteful(plan)).toEqual([]);
      }
    },
  );

  test.each([
    ['users', (deps: Deps, input: Search) => listUsers(deps, SYSTEM, input)],
    ['messages', (deps: Deps, input: Search) => listContact(deps, SYSTEM, input)],
    ['episodes', (deps: Deps, input: Search) => listEpisodes(deps, 'admin', input)],
    ['articles', (deps: Deps, input: Search) => listArticles(deps, 'admin', input)],
  ] as const)('a search for one letter in %s reads the stored lower-case text', async (_name, list) => {
    const plans = await explainStatements(database, (db) => list({ ...deps, db }, { q: 'N', cursor }));
    for (const { filters } of plans) {
      expect(filters.join()).toContain(' ~~ ');
      expect(filters.join()).not.toContain('~~*');
    }
  });

  test.each([
    ['users', (deps: Deps, input: Search) => listUsers(deps, SYSTEM, input)],
    ['messages', (deps: Deps, input: Search) => listContact(deps, SYSTEM, input)],
    ['episodes', (deps: Deps, input: Search) => listEpisodes(deps, 'admin', input)],
    ['articles', (deps: Deps, input: Search) => listArticles(deps, 'admin', input)],
  ] as const)('if the first page contains every match in %s, the matches aren’t counted again', async (_name, list) => {
    const plans = await explainStatements(database, (db) => list({ ...deps, db }, { q: 'zq' }));
    expect(plans).toHaveLength(1);
  });

  test.each([
    ['users', (deps: Deps, input: Search) => listUsers(deps, SYSTEM, input), 'users_created'],
    ['messages', (deps: Deps, input: Search) => listContact(deps, SYSTEM, input), 'contact_messages_created'],
    ['episodes', (deps: Deps, input: Search) => listEpisodes(deps, 'admin', input), 'episodes_published'],
    ['articles', (deps: Deps, input: Search) => listArticles(deps, 'admin', input), 'articles_published'],
  ] as const)(
    'a search for two letters in %s reads the rows in list order, even if few rows match',
    async (_name, list, index) => {
      const [page] = await explainStatements(database, (db) => list({ ...deps, db }, { q: 'zq', cursor }));
      expect(page?.indexes).toContain(index);
      expect(page ? wasteful(page) : 'no plan').toEqual([]);
    },
  );

  test('a search for two letters in messages reads only an index, not the texts of the messages', async () => {
    const plans = await explainStatements(database, (db) => listContact({ db }, SYSTEM, { q: 'zq', cursor }));
    expect(plans).toHaveLength(2);
    for (const { nodes, indexes } of plans) {
      expect(nodes.map(({ type }) => type)).toContain('Index Only Scan');
      expect(indexes).toContain('contact_messages_created');
    }
  });

  test.each<[string, (on: typeof deps, page: Page) => Promise<unknown>, string]>([
    ['users', (on, page) => listUsers(on, SYSTEM, page), 'users_created'],
    ['messages', (on, page) => listContact(on, SYSTEM, page), 'contact_messages_created'],
    ['new messages', (on, page) => listContact(on, SYSTEM, { ...page, status: 'new' }), 'contact_messages_status'],
    ['applications', (on, page) => listContact(on, SYSTEM, { ...page, type: 'guest' }), 'contact_messages_type'],
    ['episodes', (on, page) => listEpisodes(on, 'admin', page), 'episodes_published'],
    ['episodes of a type', (on, page) => listEpisodes(on, 'admin', { ...page, type: RARE }), 'episodes_type_published'],
    ['articles', (on, page) => listArticles(on, 'admin', page), 'articles_published'],
    ['all episodes', (on, page) => listAllEpisodes(on, SYSTEM, page), 'episodes_created'],
    ['all articles', (on, page) => listAllArticles(on, SYSTEM, page), 'articles_created'],
  ])('a page of %s is read from an index, in order', async (_name, list, index) => {
    const [page] = await explainStatements(database, (db) => list({ ...deps, db }, { limit: 12, cursor }));
    expect(page?.indexes).toContain(index);
    expect(page ? wasteful(page) : 'no plan').toEqual([]);
  });

  test.each([
    ['name', 'users_name'],
    ['email', 'users_email_unique'],
    ['createdAt', 'users_created'],
    ['lastLogin', 'users_last_login'],
  ] as const)('a page of users sorted by %s is read from an index, in both directions', async (sort, index) => {
    for (const direction of ['asc', 'desc'] as const) {
      const input = { sort, direction, limit: 12 };
      const { nextCursor } = await listUsers(deps, SYSTEM, input);
      for (const cursor of [undefined, nextCursor ?? '']) {
        const [page] = await explainStatements(database, (db) =>
          listUsers({ ...deps, db }, SYSTEM, { ...input, cursor }),
        );
        expect(page?.indexes).toContain(index);
        expect(page ? wasteful(page) : 'no plan').toEqual([]);
      }
    }
  });

  test('a page of users sorted by last login starts at its position in the index, even before accounts that never logged in', async () => {
    const input = { sort: 'lastLogin', direction: 'desc', limit: 12 } as const;
    await database.query(`update users set last_login = created_at where right(name, 1) = '3'`);
    const { nextCursor } = await listUsers(deps, SYSTEM, input);
    const plans = await explainStatements(database, (db) =>
      listUsers({ ...deps, db }, SYSTEM, { ...input, cursor: nextCursor ?? '' }),
    );
    const conditions = plans.slice(0, 2).map((plan) => plan.conditions.join());
    expect(conditions).toEqual([
      expect.stringContaining('ROW(last_login, id) < '),
      expect.stringContaining('last_login IS NULL'),
    ]);
  });

  test.each([
    ['users', (deps: Deps, input: Search) => listUsers(deps, SYSTEM, input)],
    ['messages', (deps: Deps, input: Search) => listContact(deps, SYSTEM, input)],
  ] as const)('a search that matches most of the %s stops counting at a thousand', async (_name, list) => {
    expect((await list(deps, { q: 'e' })).total).toBe(1000);
    const plans = await explainStatements(database, (db) => list({ ...deps, db }, { q: 'e', cursor }));
    expect(plans.at(-1)?.nodes.map(({ type }) => type)).toContain('Limit');
  });

  test('a search for one letter compares the titles of at most 500 matches', async () => {
    const plans = await explainStatements(database, (db) => searchEverything({ ...deps, db }, 'admin', { q: 'e' }));
    for (const { nodes } of plans.slice(0, 3)) {
      const [ofBest] = nodes.filter(({ type }) => type.includes('Sort'));
      expect(ofBest?.rows).toBeLessThanOrEqual(500);
    }
  });

  test('similar titles are searched among the newest items, and at most 500 are found', async () => {
    const plans = await explainStatements(database, (db) =>
      searchEverything({ ...deps, db }, 'admin', { q: 'episoed' }),
    );
    const ofEpisodes = plans[4];
    expect(ofEpisodes?.indexes).toContain('episodes_published');
    expect(ofEpisodes ? wasteful(ofEpisodes) : 'no plan').toEqual([]);
  });

  test('a sitemap list skips the pages of earlier lists by reading only the index', async () => {
    const [plan] = await explainStatements(database, (db) => listSitemapUrls({ ...deps, db }, 'episodes', 2));
    expect(plan?.nodes.map(({ type }) => type)).toContain('Index Only Scan');
    expect([...(plan?.conditions ?? []), ...(plan?.filters ?? [])].join()).toContain('ROW(published_at, id) >= ');
  });

  test('deleting an account doesn’t read the rows of other accounts', async () => {
    const id = deps.ids.next();
    const plans = await explainStatements(database, (db) =>
      Promise.all(OWNED.map((table) => db.delete(table).where(eq(table.userId, id)))),
    );
    for (const plan of plans) expect(wasteful(plan)).toEqual([]);
  });

  test('deleting an admin finds their audit log entries and grants with an index', async () => {
    const id = deps.ids.next();
    const plans = await explainStatements(database, (db) =>
      Promise.all([
        db.update(activity).set({ actorId: null }).where(eq(activity.actorId, id)),
        db.update(entitlements).set({ grantedBy: null }).where(eq(entitlements.grantedBy, id)),
      ]),
    );
    for (const plan of plans) expect(wasteful(plan)).toEqual([]);
  });
});
