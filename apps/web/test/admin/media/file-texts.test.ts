import type { MediaUse } from '@longreturn/contract/media-library';
import { describe, expect, it, test } from 'vitest';
import { deletionText } from '../../../src/features/admin/media/deletion-text.ts';
import { fileFacts } from '../../../src/features/admin/media/file-facts.ts';

const use = (title: string): MediaUse => ({ kind: 'article', id: title, title, path: '/', places: ['body'] });

describe('the question before a deletion', () => {
  it('says that the link will stop working', () => {
    expect(deletionText({ name: 'A.png', usedIn: [] })).toBe(
      '“A.png” will be deleted, and its link will stop working. This cannot be undone.',
    );
  });

  it('names the items that use the file', () => {
    const text = deletionText({ name: 'A.png', usedIn: [use('One'), use('Two')] });
    expect(text).toContain('It is used in “One” and “Two”, and will be removed from there.');
  });

  it('names at most five items', () => {
    const text = deletionText({ name: 'A.png', usedIn: ['1', '2', '3', '4', '5', '6', '7'].map(use) });
    expect(text).toContain('“5”, and 2 other items, and will');
  });
});

test('the facts of a file are its format, pixels, size and date', () => {
  const facts = { size: 340_200, uploadDate: '2026-11-12T06:00:00.000Z' };
  expect(fileFacts({ ...facts, contentType: 'image/png', width: 1200, height: 800 })).toBe(
    'PNG, 1200 × 800, 340 KB, 12 Nov 2026',
  );
  expect(fileFacts({ ...facts, contentType: 'application/pdf', width: null, height: null })).toBe(
    'PDF, 340 KB, 12 Nov 2026',
  );
});
