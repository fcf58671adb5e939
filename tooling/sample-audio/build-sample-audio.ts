import { mkdir, rm, writeFile } from 'node:fs/promises';
import { CODEC_DELAY, encodeMp3 } from './src/encode-mp3.ts';
import { id3Tag } from './src/id3-tag.ts';
import { measurePeaks } from './src/measure-peaks.ts';
import { recordScript } from './src/record-script.ts';
import type { Script } from './src/script.ts';
import { SCRIPTS } from './src/scripts.ts';
import { SAMPLE_RATE } from './src/sound.ts';

const DIST = new URL('dist/', import.meta.url);

/** A rendition to build. The site reads the built manifest with the schema in packages/core (sample-audio.ts). */
interface BuiltRendition {
  slug: string;
  kind: 'public' | 'ad-free';
  announced: boolean;
}

/** Returns the renditions to build from a script. */
function renditionsOf({ slug, audio }: Script): BuiltRendition[] {
  if (audio === 'members') return [{ slug, kind: 'ad-free', announced: false }];
  if (audio === 'same for everyone') return [{ slug, kind: 'public', announced: false }];
  return [
    { slug, kind: 'public', announced: true },
    { slug, kind: 'ad-free', announced: false },
  ];
}

async function build(script: Script, { slug, kind, announced }: BuiltRendition) {
  const { sound, chapters, transcript } = await recordScript(script, { announced });
  const tag = id3Tag({ TIT2: script.title, TPE1: 'Maren Oduya and Elias Thornquist', TALB: 'The Long Return' });
  const file = `${slug}.${kind}.mp3`;
  const bytes = Buffer.concat([tag, await encodeMp3(sound.subarray(CODEC_DELAY))]);
  await writeFile(new URL(file, DIST), bytes);
  const durationSec = Math.round(sound.length / SAMPLE_RATE);
  return { file, slug, kind, bytes: bytes.length, durationSec, peaks: measurePeaks(sound), chapters, transcript };
}

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST);
const renditions = [];
for (const script of SCRIPTS) {
  for (const rendition of renditionsOf(script)) renditions.push(await build(script, rendition));
}
await writeFile(new URL('manifest.json', DIST), JSON.stringify({ renditions }));
