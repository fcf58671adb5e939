import { beforeEach, expect, test, vi } from 'vitest';
import {
  type ArticleDraft,
  draftKey,
  readDrafts,
  storeDrafts,
} from '../../../src/features/admin/articles/article-drafts.ts';
import { articleFields } from '../../../src/features/admin/articles/article-fields.ts';

const KEY = draftKey('ada', 'article-1');
const DRAFT: ArticleDraft = {
  savedAt: '2026-11-22T14:05:00.000Z',
  base: { version: '2026-11-20T00:00:00.000Z', fields: articleFields(undefined) },
  fields: { ...articleFields(undefined), title: 'Typ', topics: ['sleep'] },
};

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
  return () => vi.unstubAllGlobals();
});

test('drafts are read as they were stored, even if their text is too short for an article', () => {
  expect(storeDrafts(KEY, [DRAFT])).toBe(true);
  expect(readDrafts(KEY)).toEqual([DRAFT]);
  storeDrafts(KEY, []);
  expect(stored.size).toBe(0);
});

test('each user has separate drafts for each article', () => {
  storeDrafts(KEY, [DRAFT]);
  expect(readDrafts(draftKey('grace', 'article-1'))).toEqual([]);
  expect(readDrafts(draftKey('ada'))).toEqual([]);
});

test('stored text that isn’t a list of drafts is ignored', () => {
  for (const text of ['', 'no JSON', '{}', '[{"savedAt":"yesterday"}]', JSON.stringify([{ ...DRAFT, fields: {} }])]) {
    stored.set(KEY, text);
    expect(readDrafts(KEY)).toEqual([]);
  }
});

test('full or blocked storage causes no error', () => {
  const refuse = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  expect(readDrafts(KEY)).toEqual([]);
  expect(storeDrafts(KEY, [DRAFT])).toBe(false);
  vi.stubGlobal('localStorage', undefined);
  expect(readDrafts(KEY)).toEqual([]);
  expect(storeDrafts(KEY, [DRAFT])).toBe(false);
});
