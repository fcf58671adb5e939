import { freePort } from '@longreturn/db/testing/free-port';
import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { pagesOfEachKind } from '@longreturn/running-site/pages-of-each-kind';
import { startSite } from '@longreturn/running-site/start-site';
import { type Audit, audit, CATEGORIES, type Category, LEAST } from './src/audit.ts';

const TIMES = 5;

/**
 * Audits pages of the built site, each five times, and prints the medians. Exits with status 1 if a median is too low.
 */
async function run(): Promise<void> {
  const port = await freePort();
  const site = await startSite({ env: { RATE_LIMIT_MULTIPLIER: '1000' } });
  const browser = await launchChromium({ port });
  try {
    const results = new Map<string, Audit[]>();
    for (const path of await pagesOfEachKind(site.origin)) {
      console.log(`  ${path} …`);
      const audits: Audit[] = [];
      for (let time = 0; time < TIMES; time += 1) audits.push(await audit(site.origin + path, port));
      results.set(path, audits);
    }
    report(results);
  } finally {
    await browser.close();
    await site.stop();
  }
}

function report(results: ReadonlyMap<string, readonly Audit[]>): void {
  let low = 0;
  console.log(`\n| page | ${CATEGORIES.join(' | ')} |\n| --- | ${CATEGORIES.map(() => '---').join(' | ')} |`);
  for (const [path, audits] of results) {
    const scores = CATEGORIES.map((category) => ({ score: middle(audits, category), least: LEAST[category] }));
    low += scores.filter(({ score, least }) => score < least).length;
    console.log(
      `| ${path} | ${scores.map(({ score, least }) => (score < least ? `**${score}**` : score)).join(' | ')} |`,
    );
  }
  for (const [path, audits] of results) for (const line of lossLines(audits)) console.log(`${path}: ${line}`);
  const needed = CATEGORIES.map((category) => `${category} ${LEAST[category]}`).join(', ');
  console.log(
    `\nMedians of ${TIMES} runs on a simulated phone. Required: ${needed}. ${low === 0 ? 'All scores are high enough' : `${low} scores are too low`}.`,
  );
  process.exitCode = low === 0 ? 0 : 1;
}

function middle(audits: readonly Audit[], category: Category): number {
  const scores = audits.map(({ scores: each }) => each.get(category) ?? 0).sort((a, b) => a - b);
  return scores[Math.floor(scores.length / 2)] ?? 0;
}

/** Returns a line for each audit that lost points, such as 'performance: Largest Contentful Paint: 3.4 s, 3.2 s'. */
function lossLines(audits: readonly Audit[]): string[] {
  const seen = Map.groupBy(
    audits.flatMap(({ losses }) => losses),
    ({ title }) => title,
  );
  return [...seen].map(([title, losses]) => `${title}: ${losses.map((loss) => loss.seen).join(', ')}`);
}

await run();
