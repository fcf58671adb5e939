import type { Database } from '@longreturn/db/database';

const TABLES = ['users', 'entitlements', 'subscribers', 'activity', 'notifications', 'contact_messages'];

/** The maximum number of people that one statement adds, because statements have a time limit. */
const BATCH = 20_000;

const WORDS = `(array['ledger', 'muscle', 'glucose', 'sleep', 'grip', 'trial', 'valley', 'dose', 'ferry', 'clinic', 'salt', 'stairs'])`;

/**
 * Adds `count` users, and the same number of subscribers, messages, audit log entries and alerts. One alert in fifty is
 * open. Ten percent of the users are members, and another ten percent have the base role visitor.
 */
export async function fillPeople(database: Database, count: number): Promise<void> {
  for (let from = 1; from <= count; from += BATCH) {
    for (const statement of statements(from, Math.min(from + BATCH - 1, count))) await database.query(statement);
  }
  for (const table of TABLES) await database.query(`vacuum analyze ${table}`);
}

const timeOf = (n: number | string): string => `timestamptz '2026-01-01' + ${n} * interval '1 minute'`;

function statements(from: number, to: number): string[] {
  const added = `(select * from users where created_at between ${timeOf(from)} and ${timeOf(to)}) added`;
  return [
    `insert into users (id, email, email_key, name, base_role, last_login, created_at, updated_at)
     select gen_random_uuid(), 'Reader' || n || '@Mail' || n % 97 || '.example.org', 'reader' || n || '@mail' || n % 97 || '.example.org',
       initcap(${WORDS}[1 + n % 12]) || ' ' || initcap(${WORDS}[1 + n / 12 % 12]) || ' ' || n, case when n % 10 = 7 then 'visitor' else 'subscriber' end,
       case when n % 10 in (1, 3, 5) then at end, at, at
     from (select n, ${timeOf('n')} as at from generate_series(${from}, ${to}) n) numbered`,
    `insert into entitlements (id, user_id, source, state, starts_at, reason, created_at, updated_at)
     select gen_random_uuid(), id, 'comp', 'active', created_at, 'A press account', created_at, created_at
     from ${added} where right(name, 1) = '3'`,
    `insert into subscribers (id, email, email_key, status, subscribed_at, updated_at)
     select gen_random_uuid(), email, email_key, 'active', created_at, created_at from ${added} on conflict do nothing`,
    `insert into activity (id, actor, action, target_type, target_id, target_title, change, user_id, timestamp)
     select gen_random_uuid(), 'system', 'role.changed', 'account', id, name,
       '{"role":{"from":"visitor","to":"subscriber"}}', id, created_at from ${added}`,
    `insert into notifications (id, user_id, reason, last_failed_login_ip, created_at, settled_at)
     select gen_random_uuid(), id, 'Too many failed logins', '203.0.113.7', created_at,
       case when right(name, 2) not in ('07', '57') then created_at end from ${added}`,
    `insert into contact_messages (id, type, contact_type, name, email, subject, message, ip, created_at, status)
     select gen_random_uuid(), 'general', 'general', name, email, 'A question about ' || name,
       repeat('I have listened to your episode and would like to know more. ', 10), '203.0.113.7', created_at,
       case when right(name, 2) = '07' then 'new' else 'answered' end from ${added}`,
  ];
}
