import { connect } from '@longreturn/db/connect';
import type { Database } from '@longreturn/db/database';
import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { type RunningSite, startSite } from '@longreturn/running-site/start-site';
import { fillEpisodes } from './fill-episodes.ts';
import { fillPeople } from './fill-people.ts';

/** The number of rows that the grown site has in addition to the sample catalogue. */
export interface Growth {
  episodes: number;
  /** The number of users. There are as many subscribers, messages, audit log entries and alerts. */
  people: number;
}

/** The number of users on the site with few rows. */
export const FEW_PEOPLE = 100;

/** Two sites on PostgreSQL: one with the sample catalogue and a few people, and one with many more rows. */
export interface GrownSites {
  origins: readonly [few: string, many: string];
  /** The Cookie header of the admin on each site. */
  cookies: readonly [few: string, many: string];
  stop(): Promise<void>;
}

const ADMIN = { email: 'admin@example.org', password: 'Correct horse 1' };
/** The environment variables of a measured site. */
export const ENVIRONMENT = {
  SEED: 'sample',
  RATE_LIMIT_MULTIPLIER: '1000000',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
};

/** Starts both sites. Takes about half a minute for 100,000 people. */
export async function startGrownSites(growth: Growth): Promise<GrownSites> {
  const postgres = await startPostgresServer();
  const sites: RunningSite[] = [];
  const stop = async () => {
    await Promise.all(sites.map((site) => site.stop()));
    await postgres.stop();
  };
  try {
    for (const name of ['sample', 'grown']) {
      const url = await createDatabase(postgres.url, name);
      sites.push(await startSite({ env: { ...ENVIRONMENT, DATABASE_URL: url } }));
      await inDatabase(url, (database) =>
        name === 'grown' ? grow(database, growth) : fillPeople(database, FEW_PEOPLE),
      );
    }
    const [few, many] = sites.map(({ origin }) => origin.replace('localhost', '127.0.0.1')) as [string, string]; // two sites
    return { origins: [few, many], cookies: [await logIn(few), await logIn(many)], stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function grow(database: Database, { episodes, people }: Growth): Promise<void> {
  await fillPeople(database, people);
  await fillEpisodes(database.db, episodes);
  for (const table of ['episodes', 'episode_topics', 'media_items']) await database.query(`vacuum analyze ${table}`);
}

async function createDatabase(server: string, name: string): Promise<string> {
  await inDatabase(server, (database) => database.query(`create database ${name}`));
  return new URL(`/${name}`, server).href;
}

/** Connects to a database, runs `work` and closes the connection. */
export async function inDatabase(url: string, work: (database: Database) => Promise<unknown>): Promise<void> {
  const database = await connect({ is: 'postgres', url });
  await work(database).finally(() => database.close());
}

/** Logs in as the admin of a measured site. Returns the Cookie header. */
export async function logIn(origin: string): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(`${origin}/api/auth/login`, { method: 'POST', headers, body: JSON.stringify(ADMIN) });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`the admin could not sign in: ${response.status}`);
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}
