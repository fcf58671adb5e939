import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSite } from '@longreturn/running-site/start-site';
import { findLoadTool } from './src/load-tool.ts';
import { type Group, readArguments } from './src/read-arguments.ts';
import { type Row, tableOf } from './src/row.ts';
import { measureAccounts } from './src/rows/measure-accounts.ts';
import { measureApi } from './src/rows/measure-api.ts';
import { measureAudio } from './src/rows/measure-audio.ts';
import { measureExport } from './src/rows/measure-export.ts';
import { measureFeeds } from './src/rows/measure-feeds.ts';
import { measureGrowth } from './src/rows/measure-growth.ts';
import { measureInBrowser } from './src/rows/measure-in-browser.ts';
import { measureJavascript } from './src/rows/measure-javascript.ts';
import { measureMemory } from './src/rows/measure-memory.ts';
import { measurePages } from './src/rows/measure-pages.ts';
import { measureSave } from './src/rows/measure-save.ts';
import { measureStart } from './src/rows/measure-start.ts';
import { measureVisits } from './src/rows/measure-visits.ts';
import { measureWebhooks } from './src/rows/measure-webhooks.ts';

/** Measures the built site and prints a table. Exits with status 1 if a row misses its target. */
async function bench(): Promise<void> {
  const { groups, ...growth } = readArguments(process.argv.slice(2));
  const tool = findLoadTool();
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-bench-'));
  const dataDir = join(folder, 'sample');
  try {
    const site = await startSite({ dataDir, env: { RATE_LIMIT_MULTIPLIER: '1000000', LOG_LEVEL: 'info' } });
    const rows = await measureAll(groups, {
      pages: () => measurePages(tool, numeric(site.origin)),
      api: () => measureApi(tool, numeric(site.origin)),
      javascript: () => measureJavascript(site.origin),
      browser: () => measureInBrowser(site.origin),
      visits: () => measureVisits(site.origin),
    }).finally(site.stop);
    const more = await measureAll(groups, {
      feeds: () => measureFeeds(tool),
      accounts: () => measureAccounts(tool),
      memory: () => measureMemory(tool),
      export: measureExport,
      audio: measureAudio,
      save: measureSave,
      webhooks: measureWebhooks,
      start: () => measureStart(dataDir),
      growth: () => measureGrowth({ tool, ...growth }),
    });
    report([...rows, ...more], tool.name);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Measurements = Partial<Record<Group, () => Promise<Row[]>>>;

async function measureAll(groups: readonly Group[], measurements: Measurements): Promise<Row[]> {
  const rows: Row[] = [];
  for (const group of groups) {
    const measure = measurements[group];
    if (!measure) continue;
    console.log(`  ${group} …`);
    rows.push(...(await measure().catch((error: unknown) => [unmeasured(group, error)])));
  }
  return rows;
}

/** Returns a row for a group whose measurement threw an error. The row counts as a missed target. */
function unmeasured(group: Group, error: unknown): Row {
  const [reason = ''] = String(error).split('\n');
  return { name: `${group} could not be measured`, value: reason, target: 'a measurement', ok: false };
}

function report(rows: readonly Row[], tool: 'wrk' | 'autocannon'): void {
  const limit =
    tool === 'wrk' ? '' : '; wrk is not installed, and autocannon is slower than the site, so the ratios are too low';
  console.log(
    `\nDriven by ${tool}${limit}. ${cpus().length} cores, Node ${process.versions.node}.\n\n${tableOf(rows)}`,
  );
  const missed = rows.filter(({ ok }) => ok === false).length;
  console.log(missed === 0 ? '\nEvery row meets its target.' : `\n${missed} of ${rows.length} rows miss their target.`);
  process.exitCode = missed === 0 ? 0 : 1;
}

/** Replaces the host name with the IP address, which saves a name lookup per connection. */
function numeric(origin: string): string {
  return origin.replace('localhost', '127.0.0.1');
}

await bench();
