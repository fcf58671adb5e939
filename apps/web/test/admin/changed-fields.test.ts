import { expect, test } from 'vitest';
import { findChangedFields } from '../../src/features/admin/changed-elsewhere/changed-fields.ts';
import { compareWords } from '../../src/features/admin/changed-elsewhere/text-difference.ts';

const LABELS = { title: 'Title', type: 'Type', description: 'Description' };
const OPENED = { title: 'Sleep and money', type: 'Investor Lens', description: 'Why sleep pays.' };

const changes = (theirs: Partial<typeof OPENED>, mine: Partial<typeof OPENED>) =>
  findChangedFields({ labels: LABELS, opened: OPENED, theirs: { ...OPENED, ...theirs }, mine: { ...OPENED, ...mine } });

test('if only the other administrator changed a field, their version is suggested', () => {
  expect(changes({ title: 'Sleep and wealth' }, { description: 'Mine.' })).toEqual([
    { name: 'title', label: 'Title', theirs: 'Sleep and wealth', mine: 'Sleep and money', suggested: 'theirs' },
  ]);
});

test('if both changed a field, the version in the form is suggested', () => {
  expect(changes({ title: 'Sleep and wealth' }, { title: 'Sleep and gold' })).toMatchObject([
    { name: 'title', suggested: 'mine' },
  ]);
});

test('there is nothing to decide if both made the same change, or if only the form was changed', () => {
  expect(changes({ title: 'Sleep and gold' }, { title: 'Sleep and gold' })).toEqual([]);
  expect(changes({}, { title: 'Sleep and gold' })).toEqual([]);
});

test('fields come in the order of the form', () => {
  const found = changes({ description: 'Theirs.', title: 'Theirs, too' }, {});
  expect(found.map(({ label }) => label)).toEqual(['Title', 'Description']);
});

const marked = (pieces: { text: string; isMarked: boolean }[]) =>
  pieces.filter(({ isMarked }) => isMarked).map(({ text }) => text);
const whole = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('');

test('in each version, the words that the other version lacks are marked', () => {
  const { theirs, mine } = compareWords('Why deep sleep pays', 'Why sleep pays off');
  expect([whole(theirs), whole(mine)]).toEqual(['Why deep sleep pays', 'Why sleep pays off']);
  expect([marked(theirs).join('').trim(), marked(mine).join('').trim()]).toEqual(['deep', 'off']);
});

test('a long text is shortened where both versions agree, and an empty text has no pieces', () => {
  const text = 'word '.repeat(200);
  const { theirs, mine } = compareWords(`${text}new`, text);
  expect(whole(theirs)).toMatch(/^word .* … .*new$/);
  expect(whole(theirs).length).toBeLessThan(200);
  expect(marked(mine)).toEqual([]);
  expect(compareWords('', 'text').theirs).toEqual([]);
});
