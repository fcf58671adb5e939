import { parseArgs } from 'node:util';
import { FAULTS } from './src/faults.ts';
import { findFailures } from './src/find-failures.ts';
import { printReport } from './src/print-report.ts';
import { runSoak } from './src/run-soak.ts';

const MINUTE_MS = 60_000;
const USAGE = 'Usage: npm run soak -- [--minutes 10]';

/**
 * `npm run soak`: sends many requests to the site while the database has faults. Prints a table of measurements. Exits
 * with status 1 if the site lost a confirmed write, was too slow or failed in another way.
 */
const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
if (!(minutes >= 2)) {
  console.error(`${USAGE}. The faults and their recovery take at least 2 minutes.`);
  process.exit(2);
}
const report = await runSoak({ faults: FAULTS, durationMs: minutes * MINUTE_MS, say: (line) => console.log(line) });
console.log(printReport(report));
const failures = findFailures(report);
for (const failure of failures) console.error(`FAILED: ${failure}`);
process.exitCode = failures.length > 0 ? 1 : 0;
