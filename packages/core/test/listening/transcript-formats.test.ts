import { parse } from '@plussub/srt-vtt-parser';
import { expect, test } from 'vitest';
import { chaptersJson } from '../../src/listening/chapters-json.ts';
import { parseTranscriptJson } from '../../src/listening/parse-transcript-json.ts';
import { transcriptJson, transcriptSrt, transcriptVtt } from '../../src/listening/transcript-formats.ts';

const CUES = [
  { startTime: 0, endTime: 4.25, speaker: 'Grace Hopper', text: 'Welcome.' },
  { startTime: 3725.0005, endTime: 3726.5, speaker: null, text: 'a < b --> c & d\n\nnext line ' },
];

test('chapters are written in version 1.2 of the podcast namespace’s JSON chapters format', () => {
  const chapters = [
    { startTime: 0, title: 'Intro', url: null },
    { startTime: 410.5, title: 'Sources', url: 'https://example.org/sources' },
  ];
  expect(JSON.parse(chaptersJson(chapters))).toEqual({
    version: '1.2.0',
    chapters: [
      { startTime: 0, title: 'Intro' },
      { startTime: 410.5, title: 'Sources', url: 'https://example.org/sources' },
    ],
  });
});

test('WebVTT has a voice tag for each speaker, and no text can end a cue or open a tag', () => {
  expect(transcriptVtt(CUES)).toBe(
    `WEBVTT

00:00:00.000 --> 00:00:04.250
<v Grace Hopper>Welcome.

01:02:05.001 --> 01:02:06.500
a &lt; b --&gt; c &amp; d
next line
`,
  );
  const spoofed = [{ startTime: 0, endTime: 1, speaker: 'A>\n\n<v B', text: 'Hi' }];
  expect(transcriptVtt(spoofed)).toContain('<v A&gt; &lt;v B>Hi\n');
});

test('SRT has the speaker before the text', () => {
  expect(transcriptSrt(CUES)).toBe(
    `1
00:00:00,000 --> 00:00:04,250
Grace Hopper: Welcome.

2
01:02:05,001 --> 01:02:06,500
a < b → c & d
next line
`,
  );
});

test('a subtitle parser reads the cues of our WebVTT and SRT', () => {
  const times = [
    [0, 4250],
    [3_725_001, 3_726_500],
  ];
  for (const text of [transcriptVtt(CUES), transcriptSrt(CUES)])
    expect(parse(text).entries.map((cue: { from: number; to: number }) => [cue.from, cue.to])).toEqual(times);
});

test('a JSON transcript is written in the podcast namespace’s format', () => {
  expect(JSON.parse(transcriptJson(CUES))).toEqual({
    version: '1.0.0',
    segments: [
      { speaker: 'Grace Hopper', startTime: 0, endTime: 4.25, body: 'Welcome.' },
      { startTime: 3725.0005, endTime: 3726.5, body: 'a < b --> c & d\n\nnext line ' },
    ],
  });
});

test('a transcript without cues is valid in every format', () => {
  expect(transcriptVtt([])).toBe('WEBVTT\n');
  expect(transcriptSrt([])).toBe('');
  expect(JSON.parse(transcriptJson([]))).toEqual({ version: '1.0.0', segments: [] });
});

test('a JSON transcript is parsed, with the text of each cue on one line', () => {
  expect(parseTranscriptJson(`\uFEFF${transcriptJson(CUES)}`)).toEqual([
    CUES[0],
    { startTime: 3725.0005, endTime: 3726.5, speaker: null, text: 'a < b --> c & d next line' },
  ]);
  const odd = {
    segments: [
      { startTime: 0, endTime: 1, speaker: ' ', body: 'Hi\0' },
      { startTime: 1, endTime: 2, body: ' ' },
    ],
  };
  expect(parseTranscriptJson(JSON.stringify(odd))).toEqual([{ startTime: 0, endTime: 1, speaker: null, text: 'Hi' }]);
});

test.each(['', 'WEBVTT', 'null', '{"segments":[]}', '{"segments":[{"startTime":"0","endTime":1,"body":"Hi"}]}'])(
  '%j is not a JSON transcript',
  (text) => {
    expect(parseTranscriptJson(text)).toBeUndefined();
  },
);
