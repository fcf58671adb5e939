import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { gzipPiece, joinGzip } from '../../src/cache/gzip-pieces.ts';

const page = gzipPiece(Buffer.from('<p>The quick brown fox, twice.</p>'.repeat(500)), 9);
const name = gzipPiece(Buffer.from('Ádá'), 1);

it.each([
  ['nothing', []],
  ['an empty piece', [gzipPiece(Buffer.alloc(0), 1)]],
  ['one piece', [page]],
  ['pieces in any order, some of them repeated,', [page, name, page, name, name]],
])('joins %s into one stream that gunzip accepts', (_what, pieces) => {
  const joined = joinGzip(pieces);
  expect(gunzipSync(joined)).toEqual(Buffer.concat(pieces.map(({ plain }) => plain)));
});

it('the joined pieces are much shorter than their plain text', () => {
  expect(joinGzip([page, name, page]).length).toBeLessThan(page.plain.length / 20);
});
