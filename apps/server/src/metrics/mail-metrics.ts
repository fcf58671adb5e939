import type { Logger } from '@longreturn/core/ports';
import type { Database } from '@longreturn/db/database';
import { Gauge, type Registry } from 'prom-client';
import { mailQueueState } from '../jobs/mail-queue-state.ts';
import { queryWithTimeout } from './query-with-timeout.ts';

/** Adds the state of the mail queue; NaN while the database does not respond. */
export function measureMail(registry: Registry, database: Pick<Database, 'query'>, logger: Logger): void {
  const registers = [registry];
  const find = queryWithTimeout(logger, () => mailQueueState(database));
  new Gauge({
    name: 'mail_queue_mails',
    help: 'Mails of all instances. waiting: for their first or another try. sending: in the hands of an instance. failed: given up or refused for good in the last 30 days. NaN when the database does not answer.',
    labelNames: ['state'],
    registers,
    async collect() {
      const found = await find();
      for (const state of ['waiting', 'sending', 'failed'] as const) this.set({ state }, found?.[state] ?? Number.NaN);
    },
  });
  new Gauge({
    name: 'mail_queue_oldest_seconds',
    help: 'Age of the oldest mail that waits to be sent, since it was queued; 0 when none waits, NaN when the database does not answer.',
    registers,
    async collect() {
      this.set((await find())?.oldestSeconds ?? Number.NaN);
    },
  });
}
