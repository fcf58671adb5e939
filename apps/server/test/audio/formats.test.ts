import { readFile } from 'node:fs/promises';
import type { AdminRendition } from '@longreturn/contract/audio-admin';
import { LIMITS } from '@longreturn/contract/limits';
import { renditions as renditionRows } from '@longreturn/db/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { parsed } from '../feeds/open-feed-site.ts';
import { openUploadSite, type UploadSite } from './open-upload-site.ts';
import { wav } from './wav.ts';

let site: UploadSite;
beforeAll(async () => {
  site = await openUploadSite();
});
afterAll(() => site.close());

const fixture = (name: string) => readFile(new URL(`./fixtures/${name}`, import.meta.url));

/** Uploads a file for a new episode and runs the jobs. Returns the audio of the episode. */
async function upload(bytes: Buffer, name: string) {
  await site.nextEpisode();
  const path = await site.start(bytes.length, { name });
  expect((await site.patch(path, bytes)).status).toBe(204);
  await site.runJobs(); // checks the file
  await site.runJobs(); // measures the peaks
  return site.audio();
}

async function peaksOf({ id }: AdminRendition) {
  const [row] = await site.deps.db
    .select({ peaks: renditionRows.peaks })
    .from(renditionRows)
    .where(eq(renditionRows.id, id));
  return row?.peaks;
}

const TITLE = 'Sömn – del 1';
const MP3 = ['audio/mpeg', 'mp3'] as const;
const M4A = ['audio/mp4', 'm4a'] as const;
const OGG = ['audio/ogg', 'ogg'] as const;

test.each([
  ['an MP3 file without tags', 'cbr.mp3', ...MP3, null],
  ['an MP3 file with ID3 tags, a cover, a variable bit rate and a Xing header', 'vbr-with-xing.mp3', ...MP3, TITLE],
  ['an MP3 file with a variable bit rate and no Xing header', 'vbr-without-xing.mp3', ...MP3, TITLE],
  ['an M4A file with a cover', 'aac.m4a', ...M4A, TITLE],
  ['an MP4 file without a video', 'sound.mp4', ...M4A, TITLE],
  ['an Ogg Vorbis file', 'vorbis.ogg', ...OGG, TITLE],
  ['an Ogg Opus file', 'opus.ogg', ...OGG, TITLE],
  ['a FLAC file', 'silence.flac', 'audio/flac', 'flac', TITLE],
  ['a WAV file', 'tone.wav', 'audio/wav', 'wav', null],
] as const)(
  '%s is accepted, and its type, length and title are right everywhere',
  async (_what, file, type, extension, title) => {
    const bytes = file === 'tone.wav' ? wav(3) : await fixture(file);
    const { renditions, uploads } = await upload(bytes, 'A name without an extension');
    expect([uploads, renditions]).toMatchObject([[], [{ type, bytes: bytes.length, durationSec: 3 }]]);
    const rendition = renditions[0] as AdminRendition; // asserted above
    const tags = await site.call(`/api/admin/episodes/${site.episodeId()}/audio/public/tags`, { method: 'GET' });
    expect(await tags.json()).toEqual({ title });
    const isDecoded = extension === 'mp3' || extension === 'wav';
    expect((await peaksOf(rendition))?.length).toBe(isDecoded ? LIMITS.peaks : undefined);

    const { pathname } = new URL(rendition.url);
    expect(pathname).toBe(`/audio/${rendition.id}.${extension}`);
    const sent = await site.call(pathname, { method: 'GET', headers: { cookie: '' } });
    expect(Buffer.from(await sent.arrayBuffer()).equals(bytes)).toBe(true);
    const { headers } = await site.call(pathname, { method: 'HEAD', headers: { cookie: '' } });
    const names = ['content-type', 'content-length', 'accept-ranges', 'content-disposition'];
    expect(names.map((name) => headers.get(name))).toEqual([
      type,
      String(bytes.length),
      'bytes',
      expect.stringMatching(new RegExp(`\\.${extension}"$`)),
    ]);
    await vi.waitFor(async () => {
      const feed = parsed((await site.app.inject({ url: '/feed.xml' })).payload);
      const item = feed.items.find(({ guid }) => guid === site.episodeId());
      const enclosure = { url: rendition.url, length: bytes.length, type };
      expect(item).toMatchObject({ enclosure, duration: 3 });
    }, 15_000);
  },
);

test('the peaks of a file with a variable bit rate are at the right times', async () => {
  const { renditions } = await upload(await fixture('vbr-without-xing.mp3'), 'Late noise.mp3');
  const peaks = (await peaksOf(renditions[0] as AdminRendition)) ?? []; // the file is accepted
  const begin = peaks.findIndex((peak) => peak > 10) / LIMITS.peaks;
  expect(begin * 3).toBeCloseTo(2.5, 1);
});

const OTHER = 'Please choose an MP3, M4A, Ogg, WAV or FLAC file';
const DAMAGED = 'The file is damaged or its duration can’t be read';
const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
const withoutSamples = (bytes: Buffer) => {
  const header = bytes.subarray(0, 44);
  header.writeUInt32LE(0, 40);
  return header;
};

test.each([
  ['a film in an MP4 file', 'Film.m4a', () => fixture('film.mp4'), OTHER],
  ['a film in an Ogg file', 'Film.ogg', () => fixture('film.ogg'), OTHER],
  ['an AAC file without a container', 'Tone.m4a', () => fixture('tone.aac'), OTHER],
  ['a text', 'Text.mp3', () => Buffer.from('This is a text. '.repeat(200)), OTHER],
  ['one byte', 'Byte.mp3', () => Buffer.from([255]), OTHER],
  ['zeros', 'Zeros.mp3', () => Buffer.alloc(5000), OTHER],
  ['half of an M4A file', 'Half.m4a', async () => half(await fixture('aac.m4a')), DAMAGED],
  ['the header of an Ogg file', 'Header.ogg', async () => (await fixture('opus.ogg')).subarray(0, 47), DAMAGED],
  ['the tags of an MP3 file', 'Tags.mp3', async () => (await fixture('vbr-with-xing.mp3')).subarray(0, 200), DAMAGED],
  ['a WAV file of zero seconds', 'Empty.wav', () => withoutSamples(wav(1)), DAMAGED],
] as const)('%s is refused with a reason, and the episode has no audio', async (_what, name, read, failure) => {
  const { renditions, uploads } = await upload(await read(), name);
  expect(renditions).toEqual([]);
  expect(uploads).toMatchObject([{ name, failure }]);
});

test.each([
  ['MP3', 'cbr.mp3'],
  ['Ogg', 'opus.ogg'],
] as const)('half of an %s file is accepted, with the duration of that half', async (_what, file) => {
  const { renditions } = await upload(half(await fixture(file)), file);
  const [{ durationSec } = { durationSec: 0 }] = renditions;
  expect(durationSec).toBeGreaterThanOrEqual(1);
  expect(durationSec).toBeLessThanOrEqual(2);
});
