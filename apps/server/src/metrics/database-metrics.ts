import type { Logger } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { Counter, Gauge, type Registry } from 'prom-client';
import { queryWithTimeout } from './query-with-timeout.ts';

/** Adds metrics for the database's availability and, for a PostgreSQL server, for the connection pool. */
export function measureDatabase(
  registry: Registry,
  { activity, ping }: Pick<Database, 'activity' | 'ping'>,
  logger: Logger,
): void {
  const registers = [registry];
  const isUp = queryWithTimeout(logger, async () => {
    await ping();
    return true;
  });
  new Gauge({
    name: 'database_up',
    help: 'Whether the database responded to a query within a second: 1 or 0.',
    registers,
    async collect() {
      this.set((await isUp()) ? 1 : 0);
    },
  });
  if (!activity) return;
  new Gauge({
    name: 'database_pool_size',
    help: 'Maximum number of connections in the pool, not counting the one that listens for notifications.',
    registers,
    collect() {
      this.set(activity.poolSize);
    },
  });
  new Gauge({
    name: 'database_pool_in_use',
    help: 'Transactions (and statements outside of transactions) in progress; at most the size of the pool.',
    registers,
    collect() {
      this.set(Math.min(activity.underWay, activity.poolSize));
    },
  });
  new Gauge({
    name: 'database_pool_waiting',
    help: 'Transactions (and statements outside of transactions) that wait because the whole pool is in use.',
    registers,
    collect() {
      this.set(Math.max(0, activity.underWay - activity.poolSize));
    },
  });
  new Counter({
    name: 'database_failures_total',
    help: 'Failures since the process started. statement: rejected by the server, including expected conflicts such as a duplicate slug. connection: no server, no connection or no response in time.',
    labelNames: ['kind'],
    registers,
    collect() {
      this.reset();
      this.inc({ kind: 'statement' }, activity.statementFailures);
      this.inc({ kind: 'connection' }, activity.connectionFailures);
    },
  });
}
