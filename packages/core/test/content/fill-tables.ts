import type { Database } from '@longreturn/db/database';
import { PAPERS } from '@longreturn/site/research/papers';

const AT = `timestamptz '2026-01-01' + n * interval '1 minute'`;
/** Every second item cites one of the first 20 papers of the research library. */
const CITED = PAPERS.slice(0, 20).map(({ doi }) => doi.toLowerCase());
const SOURCES = `case when n % 2 = 0 then array[('{${CITED.join(',')}}'::text[])[1 + n / 2 % ${CITED.length}]] else '{}' end`;

const STATEMENTS = (rows: number) => [
  `insert into users (id, email, email_key, name, base_role, created_at, updated_at)
   select gen_random_uuid(), 'Reader' || n || '@example.org', 'reader' || n || '@example.org', 'Reader number ' || n,
     case when n % 500 = 1 then 'admin' when n % 500 = 2 then 'editor' when n % 10 = 4 then 'visitor' else 'subscriber' end,
     ${AT}, ${AT} from generate_series(1, ${rows}) n`,
  `insert into entitlements (id, user_id, source, state, starts_at, ended_at, granted_by, reason, created_at, updated_at)
   select gen_random_uuid(), id, 'comp', case when is_running then 'active' else 'ended' end, created_at,
     case when not is_running then created_at end, id, 'A press account', created_at, created_at
   from (select *, right(name, 1) = '3' as is_running from users) u`,
  `insert into sign_ins (id, user_id, method, ip, device, at)
   select gen_random_uuid(), id, 'password', '203.0.113.7', 'Firefox on Linux', created_at from users`,
  `insert into sent_mails (id, user_id, kind, outcome, at)
   select gen_random_uuid(), id, 'reset-password', 'accepted', created_at from users`,
  `insert into subscribers (id, email, email_key, name, status, tags, subscribed_at, updated_at)
   select gen_random_uuid(), email, email_key, name, case when right(name, 2) = '77' then 'bounced' else 'active' end,
     case when right(name, 2) = '33' then '{Press}'::text[] else '{}' end, created_at, created_at from users`,
  `insert into activity (id, actor, actor_id, action, target_type, target_id, target_title, change, user_id, timestamp)
   select gen_random_uuid(), 'user', id, 'role.changed', 'account', id, name, '{"role":{"from":"visitor","to":"member"}}', id, created_at from users`,
  `insert into notifications (id, user_id, reason, last_failed_login_ip, created_at, settled_at)
   select gen_random_uuid(), id, 'Ten failures', '203.0.113.7', created_at, case when right(name, 1) <> '7' then created_at end from users`,
  `insert into contact_messages (id, type, contact_type, name, email, subject, message, status, ip, created_at)
   select gen_random_uuid(), 'general', 'general', name, email, 'A question', repeat('I have a question. ', 60),
     case when right(name, 2) = '77' then 'new' else 'answered' end, '203.0.113.7', created_at from users`,
  `insert into contact_messages (id, type, contact_type, name, email, subject, application, ip, created_at)
   select gen_random_uuid(), 'guest', 'guest', name, email, 'Topics', '{"topics":"Sleep"}', '203.0.113.7', created_at
   from users where right(name, 2) = '33'`,
  `insert into episodes (id, title, slug, type, description, published_at, created_at, updated_at, search, sources)
   select gen_random_uuid(), 'Episode number ' || n, 'episode-' || n,
     case when n % 100 = 0 then 'Founder Spotlight' else 'Science Deep Dive' end, repeat('What a trial tells. ', 10),
     ${AT}, ${AT}, ${AT}, to_tsvector('simple', 'episode ' || n), ${SOURCES} from generate_series(1, ${rows}) n`,
  `insert into renditions (id, episode_id, kind, object_key, content_type, bytes, duration_sec, transcript_search, created_at, updated_at)
   select gen_random_uuid(), id, 'public', 'audio/' || id, 'audio/mpeg', 1, 1,
     to_tsvector('simple', 'what we said about ' || title || case when slug = 'episode-7' then ' zqword' else '' end), created_at, created_at
   from episodes`,
  `insert into questions (id, user_id, text, state, created_at, updated_at)
   select gen_random_uuid(), id, 'A question of ' || name,
     case when right(name, 2) = '77' then 'open' when right(name, 2) = '33' then 'picked' else 'answered' end, created_at, created_at
   from users`,
  `insert into question_votes (question_id, user_id, created_at)
   select q.id, u.id, u.created_at from questions q join users u on right(u.name, 2) = right(q.text, 2) where right(u.name, 2) in ('77', '33')`,
  `insert into articles (id, title, slug, excerpt, body_richtext, reading_minutes, published_at, created_at, updated_at, search_public, search_full, sources)
   select gen_random_uuid(), 'Article number ' || n, 'article-' || n, repeat('What a trial tells. ', 5), '<p>Text</p>', 3,
     ${AT}, ${AT}, ${AT}, to_tsvector('simple', 'article ' || n), to_tsvector('simple', 'article ' || n), ${SOURCES}
   from generate_series(1, ${rows}) n`,
  `insert into newsletter_issues (id, edition, title, slug, excerpt, body_richtext, reading_minutes, sent_at, recipients, created_at, updated_at, search)
   select gen_random_uuid(), case when n % 2 = 0 then 'articles' else 'daily-highlights' end, 'Issue number ' || n, 'issue-' || n,
     'What a trial tells.', '<p>Text</p>', 3, ${AT}, 0, ${AT}, ${AT},
     setweight(to_tsvector('simple', 'issue ' || n), 'A') || case when n = 7 then setweight(to_tsvector('simple', 'zqissue'), 'C') else '' end
   from generate_series(1, ${rows}) n`,
  `insert into media_files (id, type, name, content_type, bytes, object_key, created_at, updated_at, ready_at)
   select gen_random_uuid(), case when n % 100 = 0 then 'video' else 'image' end, 'File number ' || n, 'image/png', 1,
     'media/' || n, ${AT}, ${AT}, ${AT} from generate_series(1, ${rows}) n`,
];

/**
 * Inserts `rows` users with their entitlements, audit log entries, messages and so on, and as many episodes, articles
 * and files. Then updates the planner's statistics.
 */
export async function fillTables(database: Database, rows: number): Promise<void> {
  for (const statement of STATEMENTS(rows)) await database.query(statement);
  for (const table of [
    'users',
    'entitlements',
    'sign_ins',
    'sent_mails',
    'activity',
    'notifications',
    'contact_messages',
    'subscribers',
    'episodes',
    'renditions',
    'questions',
    'question_votes',
    'articles',
    'newsletter_issues',
    'media_files',
    'topics',
  ])
    await database.query(`vacuum analyze ${table}`);
}
