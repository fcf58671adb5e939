import { Readable } from 'node:stream';
import { afterAll, expect, test } from 'vitest';
import { SYSTEM } from '../../src/actor.ts';
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

test('an import lets the process respond after each item', async () => {
  const { id: fileId } = await receiveFeed(deps, SYSTEM, Readable.from([Buffer.from('<rss/>')]));
  const options = { type: 'Investor Lens', copiesAudio: false, dryRun: true } as const;
  const { id } = await startShowImport(deps, SYSTEM, { file: { id: fileId, name: 'feed.xml' }, ...options });
  let turns = 0;
  const count = () => {
    turns += 1;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  await runShowImport(deps, { importId: id });
  clearImmediate(next);
  expect(turns).toBeGreaterThanOrEqual(ITEMS - 1);
  expect(await getShowImport(deps, SYSTEM, { id })).toMatchObject({ state: 'done', doneItems: ITEMS });
});
