import { setTimeout as pause } from 'node:timers/promises';
import { connect } from '@longreturn/db/connect';
import type { FlakyProxy } from '@longreturn/db/testing/flaky-proxy';
import type { RestartableServer } from '@longreturn/db/testing/postgres-server';

/**
 * A database fault: the server restarts, the server closes all connections ('terminate'), or the proxy forwards nothing
 * for `ms` milliseconds ('silence').
 */
export type Fault = { is: 'restart' } | { is: 'terminate' } | { is: 'silence'; ms: number };

/** The faults of a run, in order. */
export const FAULTS: readonly Fault[] = [
  { is: 'terminate' },
  { is: 'restart' },
  { is: 'terminate' },
  { is: 'silence', ms: 20_000 },
  { is: 'restart' },
  { is: 'terminate' },
];

export interface Victim {
  server: RestartableServer;
  /** The database's URL without the proxy. */
  url: string;
  /** The proxy between the site and the server. */
  proxy: FlakyProxy;
}

/** Causes a fault. Resolves when the database works again. */
export async function cause(fault: Fault, { server, url, proxy }: Victim): Promise<void> {
  if (fault.is === 'restart') return server.restart();
  if (fault.is === 'terminate') return terminateConnections(url);
  proxy.pause();
  await pause(fault.ms);
  await proxy.restore();
}

async function terminateConnections(url: string): Promise<void> {
  const admin = await connect({ is: 'postgres', url, poolSize: 1 });
  await admin.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`);
  await admin.close();
}
