import { parseBuffer } from 'music-metadata';
import { afterEach, expect, test, vi } from 'vitest';
import { CODEC_DELAY, encodeMp3 } from '../src/encode-mp3.ts';
import { id3Tag } from '../src/id3-tag.ts';
import { measurePeaks } from '../src/measure-peaks.ts';
import { recordScript } from '../src/record-script.ts';
import { elias, maren, type Script } from '../src/script.ts';
import { SCRIPTS } from '../src/scripts.ts';
import { SAMPLE_RATE } from '../src/sound.ts';
import { synthesise } from '../src/speak.ts';

const SCRIPT: Pick<Script, 'title' | 'parts'> = {
  title: 'A Test',
  parts: [{ chapter: 'The question', lines: [maren('Is it short? It is.'), elias('Good.')] }],
};

afterEach(() => {
  vi.useRealTimers();
});

test('each cue has the start and end times of its sentence in the recording', async () => {
  const { sound, transcript, chapters } = await recordScript(SCRIPT, { announced: false });
  expect(transcript.map(({ speaker, text }) => `${speaker}: ${text}`).slice(2, 5)).toEqual([
    'Maren Oduya: Is it short?',
    'Maren Oduya: It is.',
    'Elias Thornquist: Good.',
  ]);
  expect(chapters).toEqual([
    { startTime: 0, title: 'Introduction', url: null },
    { startTime: transcript[2]?.startTime, title: 'The question', url: null },
  ]);
  const loudest = (from: number, to: number) =>
    sound
      .subarray(Math.ceil(from * SAMPLE_RATE) + 50, Math.floor(to * SAMPLE_RATE) - 50)
      .reduce((most, each) => Math.max(most, Math.abs(each)), 0);
  for (const [index, cue] of transcript.entries()) {
    expect(loudest(cue.startTime, cue.startTime + 0.2), cue.text).toBeGreaterThan(0);
    expect(loudest(cue.endTime - 0.2, cue.endTime), cue.text).toBeGreaterThan(0);
    const next = transcript[index + 1];
    if (next) expect(loudest(cue.endTime, next.startTime), `after ${cue.text}`).toBe(0);
  }
});

test('a recording contains the announcement only if `announced` is true', async () => {
  const chaptersWith = async (announced: boolean) =>
    (await recordScript(SCRIPT, { announced })).chapters?.map(({ title }) => title);
  expect(await chaptersWith(true)).toEqual(['Introduction', 'Announcement', 'The question']);
  expect(await chaptersWith(false)).toEqual(['Introduction', 'The question']);
});

test('an encoded recording is a mono MP3 with the title, the duration and 400 peaks', async () => {
  const { sound } = await recordScript(SCRIPT, { announced: false });
  const bytes = Buffer.concat([id3Tag({ TIT2: 'Käse & Brötchen' }), await encodeMp3(sound.subarray(CODEC_DELAY))]);
  const { common, format } = await parseBuffer(bytes, 'audio/mpeg', { duration: true });
  expect(common.title).toBe('Käse & Brötchen');
  expect(format).toMatchObject({ codec: 'MPEG 2 Layer 3', bitrate: 48_000, numberOfChannels: 1 });
  expect(Math.abs((format.duration ?? 0) - sound.length / SAMPLE_RATE)).toBeLessThan(0.1);
  const peaks = measurePeaks(sound);
  expect(peaks).toHaveLength(400);
  expect([Math.min(...peaks), Math.max(...peaks)]).toEqual([0, 100]);
});

test('a sentence sounds the same whatever the system time is', async () => {
  const speakAt = async (time: string) => {
    vi.setSystemTime(time);
    return synthesise('maren', 'Is it short?');
  };
  expect(await speakAt('2026-01-01T00:00:00Z')).toEqual(await speakAt('2027-02-03T04:05:06Z'));
});

test('at least ten episodes have exactly one script each, and no line is longer than 160 characters', () => {
  expect(new Set(SCRIPTS.map(({ slug }) => slug)).size).toBe(SCRIPTS.length);
  expect(SCRIPTS.length).toBeGreaterThanOrEqual(10);
  const lines = SCRIPTS.flatMap(({ parts }) => parts.flatMap((part) => part.lines));
  expect(lines.filter(({ text }) => text.length > 160)).toEqual([]);
});
