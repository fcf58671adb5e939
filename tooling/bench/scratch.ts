import { startPostgresServer } from '@longreturn/db/testing/postgres-server';
import { startSite } from '@longreturn/running-site/start-site';
import { setTimeout as pause } from 'node:timers/promises';
import { readFileSync, rmSync, existsSync } from 'node:fs';
import { findLoadTool } from './src/load-tool.ts';
import { memoryOf } from './src/memory-of.ts';
import { driveMixedLoad } from './src/mixed-load.ts';
import { signUp } from './src/sign-up.ts';
const extra = JSON.parse(process.argv[2] ?? '{}');
const rounds = Number(process.argv[3] ?? 1);
const DUMP = `/tmp/growth/dump-${process.pid}.json`;
const postgres = await startPostgresServer();
const site = await startSite({ env: { SEED: 'sample', RATE_LIMIT_MULTIPLIER: '1000000', LOG_LEVEL: 'info', DATABASE_URL: postgres.url, DUMP_TO: DUMP, NODE_OPTIONS: '--import=/work/wt/growth/.cache/scratch/dump.mjs ' + (extra.FLAGS ?? ''), ...extra } });
const dump = async (name: string) => { rmSync(DUMP, { force: true }); const rss = await memoryOf(site.pid); process.kill(site.pid, 'SIGUSR2'); while (!existsSync(DUMP)) await pause(50); await pause(50); console.log(name, Math.round(rss), readFileSync(DUMP, 'utf8'), 'rss now', Math.round(await memoryOf(site.pid))); };
try {
  await pause(4000);
  await dump('start');
  const person = await signUp(site.origin);
  for (let i = 0; i < rounds; i++) {
    const b = performance.now();
    await driveMixedLoad(site.origin, person, Number(process.env.REQ ?? 3000));
    await findLoadTool().drive({ url: site.origin.replace('localhost', '127.0.0.1') + '/episodes', headers: { 'accept-encoding': 'br' }, seconds: 1 });
    console.log('round', ((performance.now() - b) / 1000).toFixed(1), 's');
    await dump('after');
  }
} finally { await site.stop(); await postgres.stop(); }
