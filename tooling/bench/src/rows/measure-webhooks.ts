import type { Database } from '@longreturn/db/database';
import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { startSite } from '@longreturn/running-site/start-site';
import { ENVIRONMENT, inDatabase } from '../grown-sites.ts';
import { percentile } from '../median.ts';
import type { Row } from '../row.ts';
import { paymentVariables } from '../webhooks/accounts.ts';
import { type BoughtSubscription, type StandIns, startStandIns } from '../webhooks/stand-in-process.ts';

const SECONDS = 60;
/** The number of events from each provider. */
const EVENTS = 25 * SECONDS;
const USERS = EVENTS * 2;

/**
 * Measures 50 webhooks a second on PostgreSQL, half from Stripe and half from PayPal. After a webhook, the site reads
 * the subscription from the stand-ins, which run in another process. At the end, the ledger is compared with the
 * stand-ins.
 */
export async function measureWebhooks(): Promise<Row[]> {
  const [postgres, standIns] = await Promise.all([startPostgresServer(), startStandIns()]);
  try {
    // The multiplier 1 gives webhooks the same rate limits as in production.
    const env = { ...ENVIRONMENT, RATE_LIMIT_MULTIPLIER: '1', DATABASE_URL: postgres.url };
    const site = await startSite({ env: { ...env, ...paymentVariables(standIns.origins) } });
    try {
      return [await measure(site.origin.replace('localhost', '127.0.0.1'), postgres.url, standIns)];
    } finally {
      await site.stop();
    }
  } finally {
    await standIns.stop();
    await postgres.stop();
  }
}

async function measure(site: string, databaseUrl: string, standIns: StandIns): Promise<Row> {
  const bought = await standIns.buy(await addUsers(databaseUrl), EVENTS);
  const begun = performance.now();
  const deliveries = await standIns.send(site, EVENTS, SECONDS);
  const seconds = (performance.now() - begun) / 1000;
  const accepted = deliveries.filter(({ status }) => status === 200).length;
  const refused = Object.entries(Object.groupBy(deliveries, ({ status }) => status)).filter(
    ([status]) => status !== '200',
  );
  const statuses = refused.map(([status, some = []]) => `, ${some.length} answered ${status}`).join('');
  const wrong = await countWrong(databaseUrl, bought);
  const p99 = percentile(
    deliveries.map(({ ms }) => ms),
    0.99,
  );
  return {
    name: `50 webhooks a second for ${SECONDS} s, half from Stripe and half from PayPal`,
    site: `${(accepted / seconds).toFixed(1)} accepted a second, p99 ${p99.toFixed(0)} ms`,
    value: `${deliveries.length - accepted} refused${statuses}; ${wrong} of ${bought.length} memberships wrong`,
    target: 'all accepted, none wrong',
    ok: accepted === 2 * EVENTS && wrong === 0,
  };
}

async function addUsers(databaseUrl: string): Promise<string[]> {
  let ids: string[] = [];
  await inDatabase(databaseUrl, async (database) => {
    const added = await database.query(
      `insert into users (id, email, email_key, name, base_role, created_at, updated_at)
       select gen_random_uuid(), 'buyer' || n || '@example.org', 'buyer' || n || '@example.org', 'Buyer ' || n,
         'subscriber', now(), now() from generate_series(1, ${USERS}) n returning id`,
    );
    ids = added.map(({ id }) => String(id));
  });
  return ids;
}

/**
 * Counts the bought subscriptions that are missing from the ledger or have different values there, and the ledger's
 * rows that match no bought subscription.
 */
async function countWrong(databaseUrl: string, bought: readonly BoughtSubscription[]): Promise<number> {
  let known = new Set<string>();
  await inDatabase(databaseUrl, async (database) => {
    known = new Set((await readLedger(database)).map(lineOf));
  });
  const missing = bought.filter((each) => !known.delete(lineOf(each)));
  return missing.length + known.size; // the rest of `known` is only in the ledger
}

async function readLedger(database: Database): Promise<BoughtSubscription[]> {
  const rows = await database.query(
    `select s.provider, s.provider_id as id, e.user_id as "userId", e.state, extract(epoch from e.paid_through) * 1000 as "paidThrough"
     from entitlements e join subscriptions s on s.id = e.id where e.source in ('stripe', 'paypal')`,
  );
  return rows as unknown as BoughtSubscription[]; // the columns above
}

const lineOf = ({ provider, id, userId, state, paidThrough }: BoughtSubscription): string =>
  [provider, id, userId, state, Math.round(Number(paidThrough))].join(' ');
