import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { startSite } from '@longreturn/running-site/start-site';
import { HASH_PATH } from '../../hash-path.ts';
import { every } from '../every.ts';
import type { LoadTool } from '../load-tool.ts';
import { median, percentile } from '../median.ts';
import type { Row } from '../row.ts';
import { PERSON, type Person, post, signUp } from '../sign-up.ts';
import { startBare } from '../start-bare.ts';

const SECONDS = 5;
const LOGIN_SECONDS = 10;
/** The paths whose p99 is measured with and without logins. */
const PROBED = ['/', '/api/auth/me'];
/** The length of the warm-up, in which every pooled connection prepares each statement. */
const WARM_UP_SECONDS = 5;
const ROUNDS = 3;
/** The number of rounds that compare other requests with and without logins. */
const LOGIN_ROUNDS = 5;
const LEAST_PAGES = 250;
const LOGINS_A_SECOND = 20;
const PROBES_A_SECOND = 50;
/** The highest allowed ratio between the p99 of other requests during logins and their p99 without logins. */
const MOST = 2;
/** How many logins, and how many requests for a password hash, are timed. */
const PAIRS = 60;
/** How many pairs come before them, so that the bare server is warm too. */
const WARM_UP_PAIRS = 60;
/** The highest allowed ratio between the time of a login and the time of a request that only hashes a password. */
const MOST_OF_HASH = 1.45;

/** Measures requests of a signed-in user, and how logins slow down other requests, on PostgreSQL as in production. */
export async function measureAccounts(tool: LoadTool): Promise<Row[]> {
  const postgres = await startPostgresServer();
  try {
    const site = await startSite({ env: { ...ENVIRONMENT, DATABASE_URL: postgres.url } });
    return await measureOn(tool, site.origin.replace('localhost', '127.0.0.1')).finally(site.stop);
  } finally {
    await postgres.stop();
  }
}

const ENVIRONMENT = { SEED: 'sample', RATE_LIMIT_MULTIPLIER: '1000000', LOG_LEVEL: 'info' };

async function measureOn(tool: LoadTool, site: string): Promise<Row[]> {
  const person = await signUp(site);
  const headers = { cookie: person.cookie, 'accept-encoding': 'gzip, br' };
  const paceOf = async (path: string) => {
    const paces: number[] = [];
    for (let round = 0; round <= ROUNDS; round += 1) {
      const { perSecond } = await tool.drive({ url: site + path, headers, seconds: SECONDS });
      if (round > 0) paces.push(perSecond); // the first round is the warm-up
    }
    return Math.round(median(paces));
  };
  const pages = await paceOf('/');
  const me = await paceOf('/api/auth/me');
  return [
    {
      name: 'GET / for a signed-in user',
      value: `${pages}/s`,
      target: `≥ ${LEAST_PAGES}/s`,
      ok: pages >= LEAST_PAGES,
    },
    { name: 'GET /api/auth/me', value: `${me}/s` },
    ...(await measureLogins(site, person)),
  ];
}

async function measureLogins(site: string, person: Person): Promise<Row[]> {
  await Promise.all([logIns(person, WARM_UP_SECONDS), probeOthers(site, person.cookie, WARM_UP_SECONDS)]);
  const latency = await latencyOfLogin(person);
  const rounds: { calm: Record<string, number>; busy: Record<string, number> }[] = [];
  for (let round = 0; round < LOGIN_ROUNDS; round += 1) {
    const calm = await probeOthers(site, person.cookie, LOGIN_SECONDS);
    const [busy] = await Promise.all([probeOthers(site, person.cookie, LOGIN_SECONDS), logIns(person, LOGIN_SECONDS)]);
    rounds.push({ calm, busy });
  }
  const rows = PROBED.map((path): Row => {
    const calm = rounds.map((round) => round.calm[path] ?? Number.NaN);
    const busy = rounds.map((round) => round.busy[path] ?? Number.NaN);
    // Within a round, both are measured at nearly the same time, so a machine that is slow for a while slows down both.
    const ratio = median(busy.map((during, round) => during / (calm[round] ?? Number.NaN)));
    return {
      name: `p99 of ${path} during ${LOGINS_A_SECOND} logins per second`,
      site: ms(median(busy)),
      bare: `${ms(median(calm))} without logins`,
      value: ratio.toFixed(2),
      target: `≤ ${MOST}`,
      ok: ratio <= MOST,
    };
  });
  return [latency, ...rows];
}

/**
 * Compares the time of a login with the time in which the bare server hashes the same password. Measures the two
 * alternately on an idle site.
 */
async function latencyOfLogin(person: Person): Promise<Row> {
  const logins: number[] = [];
  const hashes: number[] = [];
  const bare = await startBare([]);
  const { password } = PERSON;
  try {
    for (let pair = 0; pair < WARM_UP_PAIRS + PAIRS; pair += 1) {
      hashes.push(await timed(() => post(bare.origin + HASH_PATH, { password })));
      logins.push(await timed(() => person.logIn()));
    }
  } finally {
    await bare.stop();
  }
  const [login, hash] = [median(logins.slice(WARM_UP_PAIRS)), median(hashes.slice(WARM_UP_PAIRS))];
  const ratio = login / hash;
  return {
    name: 'POST /api/auth/login, median',
    site: ms(login),
    bare: `${ms(hash)} for a server that only hashes`,
    value: ratio.toFixed(2),
    target: `≤ ${MOST_OF_HASH}`,
    ok: ratio <= MOST_OF_HASH,
  };
}

async function logIns(person: Person, seconds: number): Promise<void> {
  await every(1000 / LOGINS_A_SECOND, seconds, () => person.logIn());
}

/** Requests PROBED at a fixed rate. Returns the p99 of each path, in milliseconds. */
async function probeOthers(site: string, cookie: string, seconds: number): Promise<Record<string, number>> {
  const times: Record<string, number[]> = Object.fromEntries(PROBED.map((path) => [path, []]));
  await every(1000 / PROBES_A_SECOND, seconds, async () => {
    for (const [path, seen] of Object.entries(times)) {
      const headers = path === '/' ? {} : { cookie };
      seen.push(await timed(async () => (await fetch(site + path, { headers })).arrayBuffer()));
    }
  });
  return Object.fromEntries(Object.entries(times).map(([path, seen]) => [path, percentile(seen, 0.99)]));
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}
