import { launchChromium } from '@longreturn/running-site/launch-chromium';
import { startSite } from '@longreturn/running-site/start-site';
import { type CrawlResult, crawlSite } from './crawl-site.ts';

/** Crawls the built site with its sample catalogue (crawl-site.ts) and prints what is wrong; the status is 1 when anything is. */
async function crawl(): Promise<void> {
  const site = await startSite({ env: { RATE_LIMIT_MULTIPLIER: '1000000' } });
  const browser = await launchChromium();
  try {
    report(await crawlSite(browser, site.origin, (address) => say(`  ${address}`)));
  } finally {
    await browser.close();
    await site.stop();
  }
}

function report({ statuses, visits, faults }: CrawlResult): void {
  const later = [...statuses].filter(([, status]) => status === 404).map(([address]) => address);
  say(
    `\n${statuses.size} addresses, ${visits} visits at three widths, light and dark; ${later.length} are not built yet: ${later.join(' ')}`,
  );
  for (const fault of faults) say(`- ${fault}`);
  say(faults.length === 0 ? 'Nothing is wrong.' : `${faults.length} faults.`);
  process.exitCode = faults.length === 0 ? 0 : 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await crawl();
