import { expect, test } from 'vitest';
import { parseTranscript } from '../../src/listening/parse-transcript.ts';

test('WebVTT transcripts with speakers and comments are parsed, and so are SRT transcripts', () => {
  const vtt = `\uFEFFWEBVTT - Episode 1\r\n\r\nSTYLE\r\n::cue { color: red }\r\n\r\nNOTE a comment\r\n\r\nfootnote 1
00:01.000 --> 00:04.500 align:start
<v.loud Ada Byron>Hello &amp; <i>welcome</i>\r\nto 3 < 4\r\n
00:00:04.000 --> 00:00:06.000
<v Ada>Yes?</v> <v Grace>No &lt;3</v>\n`;
  expect(parseTranscript(vtt)).toEqual([
    { startTime: 1, endTime: 4.5, speaker: 'Ada Byron', text: 'Hello & welcome to 3 < 4' },
    { startTime: 4, endTime: 6, speaker: 'Ada', text: 'Yes?' },
    { startTime: 4, endTime: 6, speaker: 'Grace', text: 'No <3' },
  ]);
  const srt = '1\n01:00:01,000 --> 01:00:02,500\nOne: two\nlines\n\n2\n01:00:02,000 --> 01:00:04,000\nLast';
  expect(parseTranscript(srt)).toEqual([
    { startTime: 3601, endTime: 3602.5, speaker: null, text: 'One: two lines' },
    { startTime: 3602, endTime: 3604, speaker: null, text: 'Last' },
  ]);
});

test('a line with a start and an end time begins a cue, even without a blank line before it', () => {
  const dense =
    '1\n00:00:01,000 --> 00:00:02,000\nOne\n2\n00:00:02,000 --> 00:00:03,000\n3\n00:00:03,000 --> 00:00:04,000\nIn 1984\n42';
  expect(parseTranscript(dense)).toEqual([
    { startTime: 1, endTime: 2, speaker: null, text: 'One' },
    { startTime: 3, endTime: 4, speaker: null, text: 'In 1984 42' },
  ]);
});

test('a transcript with the maximum number of parts is parsed', () => {
  expect(parseTranscript(`00:01.000 --> 00:04.000\n${'<v a>b'.repeat(20_000)}`)).toHaveLength(20_000);
});

test.each([
  ['spaces', ' '.repeat(890_000)],
  ['voices', '<v a>b'.repeat(140_000)],
  ['voices with markup', '<v a><b>x'.repeat(95_000)],
  ['open tags', '<v '.repeat(290_000)],
  ['blank lines', '\n \n'.repeat(290_000)],
  ['numbers', '1\n'.repeat(440_000)],
  ['digits', '1'.repeat(890_000)],
])('a hostile transcript of %s is parsed or rejected in under five seconds', (_what, body) => {
  const begun = performance.now();
  try {
    parseTranscript(`00:01.000 --> 00:04.000\n${body}x`);
  } catch (error) {
    expect(error).toMatchObject({ code: 'input.invalid' });
  }
  expect(performance.now() - begun).toBeLessThan(5000);
});
