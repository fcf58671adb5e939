const SERVERS = {
  container: 'tests ran against the containerised PostgreSQL',
  embedded: 'tests ran against embedded PostgreSQL binaries (no container engine responded)',
};

const SHORT = 'the long tests were left out; npm test -- --all runs them too';

/**
 * Returns a text with three parts: the table of suites; notes on the PostgreSQL servers that tests used and, if
 * `isShort` is set, on the tests that were left out; and the last line, `N passed, M failed`. `elapsed` is the duration
 * of the whole run in seconds.
 */
export function summary(results, { elapsed, isShort }) {
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  return [
    row('suite', 'passed', 'failed', 'seconds'),
    ...results.map(({ name, passed, failed, seconds }) => row(name, passed, failed, seconds.toFixed(1))),
    row('all', total('passed'), total('failed'), elapsed.toFixed(1)),
    '',
    ...serverLines(results),
    ...(isShort ? [SHORT] : []),
    `${total('passed')} passed, ${total('failed')} failed`,
  ].join('\n');
}

function row(suite, ...cells) {
  return suite.padEnd(10) + cells.map((cell) => String(cell).padStart(9)).join('');
}

function serverLines(results) {
  return Object.entries(SERVERS).flatMap(([kind, text]) => {
    const suites = results.filter(({ postgres }) => postgres === kind);
    const tests = suites.reduce((sum, { passed, failed }) => sum + passed + failed, 0);
    return suites.length > 0 ? [`${tests} ${text}`] : [];
  });
}
