import type { Cue } from '@longreturn/contract/listening';
import { expect, test } from 'vitest';
import { cutAtMatches, findMatches } from '../../src/features/episodes/listening/transcript-matches.ts';
import { buildTurns, indexAt } from '../../src/features/episodes/listening/transcript-turns.ts';

const cue = (startTime: number, speaker: string | null, text: string): Cue => ({
  startTime,
  endTime: startTime + 4,
  speaker,
  text,
});

const CUES = [
  cue(0, 'Elias', 'So I have two reports'),
  cue(4, 'Elias', 'on the table.'),
  cue(9, 'Maren', 'You own a correlation.'),
  cue(15, null, 'Music.'),
];

test('a turn joins the cues of one person, and names the speaker only if the speaker changes', () => {
  expect(buildTurns(CUES).map(({ startTime, speaker, text }) => [startTime, speaker, text])).toEqual([
    [0, 'Elias', 'So I have two reports on the table.'],
    [9, 'Maren', 'You own a correlation.'],
    [15, null, 'Music.'],
  ]);
  const [{ cues: lines } = { cues: [] }] = buildTurns(CUES);
  expect(lines.map(({ index, offset }) => [index, offset])).toEqual([
    [0, 0],
    [1, 22],
  ]);
});

test('a long turn is divided after a sentence, and a very long one after any cue', () => {
  const sentence = cue(0, 'Maren', `${'word '.repeat(40)}end.`);
  expect(buildTurns([sentence, sentence, sentence]).map(({ speaker, cues }) => [speaker, cues.length])).toEqual([
    ['Maren', 2],
    [null, 1],
  ]);
  const endless = cue(0, 'Maren', 'word '.repeat(40));
  expect(buildTurns(Array.from({ length: 5 }, () => endless)).map(({ cues }) => cues.length)).toEqual([4, 1]);
});

test('the part that plays at a time is the last one that has started', () => {
  expect([-1, 0, 3.9, 4, 12, 99].map((sec) => indexAt(CUES, sec))).toEqual([-1, 0, 0, 1, 2, 3]);
  expect(indexAt([], 5)).toBe(-1);
});

test('a search ignores case, finds words across cues, and treats special characters as text', () => {
  const turns = buildTurns(CUES);
  expect(findMatches(turns, '  REPORTS  on ')).toEqual([{ turn: 0, start: 14, end: 24 }]);
  expect(findMatches(turns, 'o').map(({ turn }) => turn)).toEqual([0, 0, 0, 0, 1, 1, 1, 1]);
  expect(findMatches(turns, '.')).toHaveLength(3);
  expect(findMatches(turns, '(')).toEqual([]);
  expect(findMatches(turns, ' ')).toEqual([]);
  expect(findMatches(buildTurns([cue(0, null, 'It’s İstanbul, isn’t it?')]), "isn't")).toHaveLength(1);
});

test('a text is divided at the matches in it', () => {
  const match = { turn: 0, start: 14, end: 24 };
  expect(cutAtMatches('So I have two reports', 0, [match])).toEqual([
    { text: 'So I have two ' },
    { text: 'reports', match },
  ]);
  expect(cutAtMatches('on the table.', 22, [match])).toEqual([{ text: 'on', match }, { text: ' the table.' }]);
  expect(cutAtMatches('Music.', 0, [])).toEqual([{ text: 'Music.' }]);
});
