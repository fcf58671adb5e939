import type { Database } from '@longreturn/db/database';

const TABLES = ['users', 'subscribers', 'activity', 'notifications', 'contact_messages'];

const WORDS = `(array['ledger', 'muscle', 'glucose', 'sleep', 'grip', 'trial', 'valley', 'dose', 'ferry', 'clinic', 'salt', 'stairs'])`;

/** Adds `count` users and as many subscribers, messages, audit log entries and alerts. One alert in fifty is open. */
export async function fillPeople(database: Database, count: number): Promise<void> {
  for (const statement of statements(count)) await database.query(`set statement_timeout = 0; ${statement}`);
  for (const table of TABLES) await database.query(`vacuum analyze ${table}`);
}

function statements(count: number): string[] {
  return [
    `insert into users (id, email, email_key, name, base_role, created_at, updated_at)
     select gen_random_uuid(), 'Reader' || n || '@Mail' || n % 97 || '.example.org', 'reader' || n || '@mail' || n % 97 || '.example.org',
       initcap(${WORDS}[1 + n % 12]) || ' ' || initcap(${WORDS}[1 + n / 12 % 12]) || ' ' || n, 'subscriber', at, at
     from (select n, timestamptz '2026-01-01' + n * interval '1 minute' as at from generate_series(1, ${count}) n) numbered`,
    `insert into subscribers (id, email, email_key, status, subscribed_at, updated_at)
     select gen_random_uuid(), email, email_key, 'active', created_at, created_at from users on conflict do nothing`,
    `insert into activity (id, actor, action, target_type, target_id, target_title, change, user_id, timestamp)
     select gen_random_uuid(), 'system', 'role.changed', 'account', id, name,
       '{"role":{"from":"visitor","to":"subscriber"}}', id, created_at from users`,
    `insert into notifications (id, user_id, reason, last_failed_login_ip, created_at, settled_at)
     select gen_random_uuid(), id, 'Too many failed logins', '203.0.113.7', created_at,
       case when right(name, 2) not in ('07', '57') then created_at end from users`,
    `insert into contact_messages (id, type, contact_type, name, email, subject, message, ip, created_at, status)
     select gen_random_uuid(), 'general', 'general', name, email, 'A question about ' || name,
       repeat('I have listened to your episode and would like to know more. ', 10), '203.0.113.7', created_at,
       case when right(name, 2) = '07' then 'new' else 'answered' end from users`,
  ];
}
