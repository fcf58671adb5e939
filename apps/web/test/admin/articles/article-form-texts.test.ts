import type { BlockDifference } from '@longreturn/contract/article-revision';
import { expect, test } from 'vitest';
import { foldSameBlocks } from '../../../src/features/admin/articles/fold-same-blocks.ts';
import { previewHtml } from '../../../src/features/admin/articles/preview-html.ts';
import { publishHint } from '../../../src/features/admin/articles/publish-hint.ts';

test('the hint of the publish date says what the date means, and in which time zone it is', () => {
  const context = { now: new Date('2026-11-22T12:00'), timeZone: 'America/New_York' };
  expect(publishHint('', context)).toBe('Without a date, the article is a draft.');
  expect(publishHint('2026-11-23T09:00', context)).toBe(
    'It will be published at this time, in your time zone (America/New York).',
  );
  expect(publishHint('2026-11-21T09:00', context)).toBe('Times are in your time zone (America/New York).');
});

test('links in the preview open in another tab, and the preview’s footnotes share no IDs with the editor’s', () => {
  const note = '<sup id="fnref-1"><a href="#fn-1">1</a></sup>';
  expect(previewHtml(`<p><a href="https://example.org/">A</a>${note}</p>`)).toBe(
    '<p><a target="_blank" href="https://example.org/">A</a><sup id="preview-fnref-1"><a href="#preview-fn-1">1</a></sup></p>',
  );
});

test('a run of unchanged blocks is replaced with its length', () => {
  const block = (kind: BlockDifference['kind']): BlockDifference => ({ kind, element: 'p', segments: [] });
  const kinds = ['same', 'same', 'added', 'same', 'removed'] as const;
  expect(foldSameBlocks(kinds.map(block))).toEqual([
    { is: 'same', count: 2 },
    { is: 'block', block: block('added') },
    { is: 'same', count: 1 },
    { is: 'block', block: block('removed') },
  ]);
});
