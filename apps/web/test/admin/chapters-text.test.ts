import { expect, test } from 'vitest';
import {
  chaptersField,
  chaptersText,
  readChaptersFile,
} from '../../src/features/admin/episodes/audio/chapters-text.ts';

const CHAPTERS = [
  { startTime: 0, title: 'Welcome', url: null },
  { startTime: 90.5, title: 'Part 2: the wait', url: 'https://example.org/?a=1' },
  { startTime: 3725, title: '10:30 in the morning', url: null },
];

test('each chapter is formatted as one line, and parsing the lines returns the same chapters', () => {
  const text = '0:00 Welcome\n1:30.5 Part 2: the wait https://example.org/?a=1\n1:02:05 10:30 in the morning';
  expect(chaptersText(CHAPTERS)).toBe(text);
  expect(chaptersField.parse(`\n${text.replaceAll('\n', '\r\n\n')}\n`)).toEqual(CHAPTERS);
  expect(chaptersField.parse(' ')).toEqual([]);
});

test.each(['Welcome', '0:00', '12 Welcome', '1:2 Welcome'])('the line %j is reported with its number', (line) => {
  const { error } = chaptersField.safeParse(`0:00 Welcome\n\n${line}`);
  expect(error?.issues[0]?.message).toBe('Line 3 needs a time and a title, such as 12:30 The long wait');
});

test('unknown fields of a JSON chapters file are left out, and other files are rejected', () => {
  const file = { version: '1.2.0', chapters: [{ startTime: 5, title: 'Welcome', img: 'https://example.org/a.png' }] };
  expect(readChaptersFile(JSON.stringify(file))).toEqual([{ startTime: 5, title: 'Welcome', url: null }]);
  for (const other of ['', 'null', '{}', '[]', '{"chapters":[]}', '{"chapters":[{"title":"A"}]}'])
    expect(readChaptersFile(other)).toBeUndefined();
});
