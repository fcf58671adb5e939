import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
import { type ItemReport, importItems } from '../../src/imports/import-show.ts';
import { getShowImport } from '../../src/imports/list-show-imports.ts';
import { receiveFeed } from '../../src/imports/receive-feed.ts';
import { runShowImport } from '../../src/imports/run-show-import.ts';
import { startShowImport } from '../../src/imports/start-show-import.ts';
import type { Show } from '../../src/ports.ts';
import { createTestDeps } from '../../src/testing/testing.ts';

const ITEMS = 20;
const items = Array.from({ length: ITEMS }, (_, at) => ({
  ...{ guid: `item-${at}`, title: `Episode number ${at}`, notes: undefined, date: undefined, duration: undefined },
  ...{ enclosure: undefined, chaptersUrl: undefined, transcripts: [], persons: [] },
}));
const show: Show = { title: 'Show', items };
const open = () => Promise.reject(new Error('nothing is fetched in this test'));
const { deps, close } = await createTestDeps(undefined, { showReader: { parse: () => show, open } });
afterAll(close);

/** Counts the turns of the event loop. */
function countTurns() {
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  return {
    stop: () => {
      clearImmediate(next);
      return turns;
    },
  };
}

test('an import yields to the event loop after each item', async () => {
  const { id: fileId } = await receiveFeed(deps, SYSTEM, Readable.from([Buffer.from('<rss/>')]));
  const options = { type: 'Investor Lens', copiesAudio: false, dryRun: true } as const;
  const { id } = await startShowImport(deps, SYSTEM, { file: { id: fileId, name: 'feed.xml' }, ...options });
  const turns = countTurns();
  await runShowImport(deps, { importId: id });
  expect(turns.stop()).toBeGreaterThanOrEqual(ITEMS - 1);
  expect(await getShowImport(deps, SYSTEM, { id })).toMatchObject({ state: 'done', doneItems: ITEMS });
});

test('a continued import skips finished items without reading their notes, and yields after each item', async () => {
  const unread = (item: Show['items'][number]) =>
    Object.defineProperty({ ...item }, 'notes', { get: () => expect.fail('the notes were read') });
  const [repeated] = items;
  const continued = { title: 'Show', items: [...items.map(unread), ...(repeated ? [repeated] : [])] };
  const turns = countTurns();
  const options = { type: 'Investor Lens', copiesAudio: false, isDryRun: true, done: ITEMS } as const;
  const reports: ItemReport[] = [];
  for await (const report of importItems(deps, continued, options)) reports.push(report);
  expect(turns.stop()).toBeGreaterThanOrEqual(ITEMS - 1);
  expect(reports).toMatchObject([{ item: ITEMS + 1, notes: ['An earlier item of the feed has the same GUID'] }]);
});
