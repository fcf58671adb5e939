import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { listActivity } from '../../src/admin/list-activity.ts';
import { listAudit } from '../../src/admin/list-audit.ts';
import { listNotifications } from '../../src/admin/list-notifications.ts';
import { listUsers } from '../../src/admin/list-users.ts';
import { listAllQuestions } from '../../src/ama/list-all-questions.ts';
import { listQuestions } from '../../src/ama/list-questions.ts';
import { listContact } from '../../src/contact/list-contact.ts';
import { listAllArticles } from '../../src/content/articles/list-all-articles.ts';
import { listArticles } from '../../src/content/articles/list-articles.ts';
import { listAllEpisodes } from '../../src/content/episodes/list-all-episodes.ts';
import { listEpisodes } from '../../src/content/episodes/list-episodes.ts';
import { listScheduled } from '../../src/content/list-scheduled.ts';
import { listRevisions } from '../../src/content/revisions/list-revisions.ts';
import { searchEverything } from '../../src/content/search/search-everything.ts';
import { listSitemapUrls } from '../../src/content/sitemap/list-sitemap-urls.ts';
import { listCitations } from '../../src/content/sources/list-citations.ts';
import type { Deps } from '../../src/deps.ts';
import { listFiles } from '../../src/media/list-files.ts';
import { listSubscribers } from '../../src/newsletter/subscribers/list-subscribers.ts';
import { createTestDeps } from '../../src/testing/testing.ts';
import { explainStatements, wasteful } from './explain-statements.ts';
import { fillTables } from './fill-tables.ts';

const ROWS = 5000;
const VOTES_KEY = 'question_votes_question_id_user_id_pk';
const NOBODY = '00000000-0000-7000-8000-000000000000';
/** A type that one in a hundred episodes has. */
const RARE = 'Founder Spotlight';

interface Search {
  q: string;
  cursor?: string;
}

interface Page {
  limit: number;
  cursor: string;
}

const { deps, database, close } = await createTestDeps();
/** A cursor in the format of earlier versions. It works in every list that is sorted by time. */
const cursor = Buffer.from(`${Date.parse('2026-06-01T00:00:00.000Z')}_${deps.ids.next()}`).toString('base64url');
beforeAll(() => fillTables(database, ROWS));
afterAll(close);

describe('with thousands of rows', () => {
  test('recent activity is read from its index, in order', async () => {
    const [plan] = await explainStatements(database, (db) => listActivity({ db }, SYSTEM));
    expect(plan?.indexes).toContain('activity_timestamp');
    expect(plan ? wasteful(plan) : 'no plan').toEqual([]);
  });

  test('open alerts are read from their index, in order', async () => {
    const [plan] = await explainStatements(database, (db) => listNotifications({ db }, SYSTEM));
    expect(plan?.indexes).toContain('notifications_open');
    expect(plan?.nodes.map(({ type }) => type)).not.toContain('Sort');
  });

  test.each([
    ['users', (deps: Deps, input: Search) => listUsers(deps, SYSTEM, input), 'users_search'],
    ['messages', (deps: Deps, input: Search) => listContact(deps, SYSTEM, input), 'contact_messages_search'],
    ['subscribers', (deps: Deps, input: Search) => listSubscribers(deps, SYSTEM, input), 'subscribers_search'],
    ['episodes', (deps: Deps, input: Search) => listEpisodes(deps, 'admin', input), 'episodes_search_text'],
    ['articles', (deps: Deps, input: Search) => listArticles(deps, 'admin', input), 'articles_search_text'],
    ['all episodes', (deps: Deps, input: Search) => listAllEpisodes(deps, SYSTEM, input), 'episodes_search_text'],
    ['all articles', (deps: Deps, input: Search) => listAllArticles(deps, SYSTEM, input), 'articles_search_text'],
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
    ['all episodes', (deps: Deps, input: Search) => listAllEpisodes(deps, SYSTEM, input), 'episodes_created'],
    ['all articles', (deps: Deps, input: Search) => listAllArticles(deps, SYSTEM, input), 'articles_created'],
  ] as const)(
    'a search for two letters in %s reads the rows in list order, even if few rows match',
    async (_name, list, index) => {
      const [page] = await explainStatements(database, (db) => list({ ...deps, db }, { q: 'zq', cursor }));
      expect(page?.indexes).toContain(index);
      expect(page ? wasteful(page) : 'no plan').toEqual([]);
    },
  );

  test('files are searched and counted with an index', async () => {
    const list = (db: Deps['db']) => listFiles({ ...deps, db }, SYSTEM, { q: 'number 4321', cursor });
    const plans = await explainStatements(database, list);
    expect(plans).toHaveLength(2);
    for (const plan of plans) {
      expect(plan.indexes).toContain('media_files_search');
      expect(wasteful(plan)).toEqual([]);
    }
  });

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
    ['subscribers', (on, page) => listSubscribers(on, SYSTEM, page), 'subscribers_subscribed'],
    [
      'bounced subscribers',
      (on, page) => listSubscribers(on, SYSTEM, { ...page, status: 'bounced' }),
      'subscribers_status',
    ],
    [
      'subscribers with a tag',
      (on, page) => listSubscribers(on, SYSTEM, { ...page, tag: 'Press' }),
      'subscribers_tags',
    ],
    ['new messages', (on, page) => listContact(on, SYSTEM, { ...page, status: 'new' }), 'contact_messages_status'],
    ['applications', (on, page) => listContact(on, SYSTEM, { ...page, type: 'guest' }), 'contact_messages_type'],
    ['the audit log', (on, page) => listAudit(on, SYSTEM, page), 'activity_timestamp'],
    ['a group of the audit log', (on, page) => listAudit(on, SYSTEM, { ...page, group: 'issue' }), 'activity_target'],
    ['the site’s actions', (on, page) => listAudit(on, SYSTEM, { ...page, actor: 'system' }), 'activity_actor_type'],
    ['a user’s actions', (on, page) => listAudit(on, SYSTEM, { ...page, actor: NOBODY }), 'activity_actor'],
    ['episodes', (on, page) => listEpisodes(on, 'admin', page), 'episodes_published'],
    ['episodes of a type', (on, page) => listEpisodes(on, 'admin', { ...page, type: RARE }), 'episodes_type_published'],
    ['articles', (on, page) => listArticles(on, 'admin', page), 'articles_published'],
    ['all episodes', (on, page) => listAllEpisodes(on, SYSTEM, page), 'episodes_created'],
    ['all articles', (on, page) => listAllArticles(on, SYSTEM, page), 'articles_created'],
    [
      'public episodes for editors',
      (on, page) => listAllEpisodes(on, SYSTEM, { ...page, state: 'published' }),
      'episodes_created',
    ],
    ['drafts', (on, page) => listAllEpisodes(on, SYSTEM, { ...page, state: 'draft' }), 'episodes_published'],
    [
      'scheduled articles',
      (on, page) => listAllArticles(on, SYSTEM, { ...page, state: 'scheduled' }),
      'articles_published',
    ],
    [
      'versions of an article',
      // The statements return no rows here, so the use case doesn't find the article.
      (on, page) => listRevisions(on, SYSTEM, { ...page, id: on.ids.next() }).catch(() => undefined),
      'article_revisions_article',
    ],
    ['files', (on, page) => listFiles(on, SYSTEM, page), 'media_files_created'],
    [
      'answered questions',
      (on, page) => listAllQuestions(on, SYSTEM, { ...page, state: 'answered' }),
      'questions_state',
    ],
    ['files of a type', (on, page) => listFiles(on, SYSTEM, { ...page, type: 'video' }), 'media_files_type'],
  ])('a page of %s is read from an index, in order', async (_name, list, index) => {
    const [page] = await explainStatements(database, (db) => list({ ...deps, db }, { limit: 12, cursor }));
    expect(page?.indexes).toContain(index);
    expect(page ? wasteful(page) : 'no plan').toEqual([]);
  });

  test.each<[string, (on: typeof deps) => Promise<unknown>]>([
    ['members', (on) => listQuestions(on, SYSTEM, { state: 'open', limit: 12 })],
    ['editors', (on) => listAllQuestions(on, SYSTEM, { state: 'picked', limit: 12 })],
  ])('for %s, the questions with the most votes are found with indexes', async (_who, list) => {
    const [page] = await explainStatements(database, (db) => list({ ...deps, db }));
    expect(page?.indexes).toEqual(expect.arrayContaining(['questions_state', VOTES_KEY]));
    expect(page ? wasteful(page) : 'no plan').toEqual([]);
  });

  test('the newest items that cite a paper are found with indexes', async () => {
    const [plan] = await explainStatements(database, (db) => listCitations({ ...deps, db }));
    expect(plan?.indexes).toEqual(expect.arrayContaining(['episodes_sources', 'articles_sources']));
    expect(plan ? wasteful(plan) : 'no plan').toEqual([]);
  });

  test('scheduled items are read from the indexes of their publication times, in order', async () => {
    const plans = await explainStatements(database, (db) => listScheduled({ ...deps, db }, SYSTEM, { limit: 12 }));
    for (const [index, plan] of [
      ['episodes_published', plans[0]],
      ['articles_published', plans[1]],
    ] as const) {
      expect(plan?.indexes).toContain(index);
      expect(plan ? wasteful(plan) : 'no plan').toEqual([]);
    }
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
    for (const { nodes } of plans.slice(0, 4)) {
      const [ofBest] = nodes.filter(({ type }) => type.includes('Sort'));
      expect(ofBest?.rows).toBeLessThanOrEqual(500);
    }
  });

  test.each(['member', 'anonymous'] as const)(
    'for %s readers, transcripts are searched in their index',
    async (reader) => {
      const plans = await explainStatements(database, (db) =>
        searchEverything({ ...deps, db }, reader, { q: 'zqword' }),
      );
      const ofTranscripts = plans[4];
      expect(ofTranscripts?.indexes).toContain('renditions_transcript_search');
      expect(ofTranscripts ? wasteful(ofTranscripts) : 'no plan').toEqual([]);
    },
  );

  test.each(['member', 'anonymous'] as const)('for %s readers, issues are searched in their index', async (reader) => {
    const plans = await explainStatements(database, (db) =>
      searchEverything({ ...deps, db }, reader, { q: 'zqissue' }),
    );
    const ofIssues = plans[3];
    expect(ofIssues?.indexes).toContain('newsletter_issues_search');
    expect(ofIssues ? wasteful(ofIssues) : 'no plan').toEqual([]);
  });

  test('similar titles are searched among the newest items, which are read from an index', async () => {
    const plans = await explainStatements(database, (db) =>
      searchEverything({ ...deps, db }, 'admin', { q: 'episoed' }),
    );
    const ofEpisodes = plans.at(-4);
    expect(ofEpisodes?.indexes).toContain('episodes_published');
    expect(ofEpisodes ? wasteful(ofEpisodes) : 'no plan').toEqual([]);
  });

  test('a sitemap list skips the URLs of earlier lists by reading only the index', async () => {
    const [plan] = await explainStatements(database, (db) => listSitemapUrls({ ...deps, db }, 'episodes', 2));
    expect(plan?.nodes.map(({ type }) => type)).toContain('Index Only Scan');
    expect([...(plan?.conditions ?? []), ...(plan?.filters ?? [])].join()).toContain('ROW(published_at, id) >= ');
  });

  test.each(['number 4321', 'nobody at all'])('a search of the audit log for %s is answered by indexes', async (q) => {
    const plans = await explainStatements(database, (db) => listAudit({ db }, SYSTEM, { q }));
    expect(plans.at(-1)?.indexes).toContain('activity_search');
    for (const plan of plans) expect(wasteful(plan)).toEqual([]);
  });

  test('a search of the audit log for one letter stops counting at a thousand', async () => {
    expect((await listAudit(deps, SYSTEM, { q: 'e' })).total).toBe(1000);
  });
});
