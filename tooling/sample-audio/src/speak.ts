import { readFileSync } from 'node:fs';
import espeak from 'espeak-ng';
import type { Line } from './script.ts';

/** The hosts' voices: language and variant, pitch from 0 to 99, words per minute. */
const VOICES: Record<Line['host'], readonly string[]> = {
  maren: ['-v', 'en-gb-x-rp+f2', '-p', '48', '-s', '152'],
  elias: ['-v', 'en-us+m3', '-p', '38', '-s', '146'],
};

/** The number of bytes before the samples in a WAV file of eSpeak NG. */
const WAV_HEADER = 44;

const spoken = new Map<string, Promise<Float32Array>>();

/** Returns a sentence as spoken by a host, without silence around it. A repeated sentence is synthesised only once. */
export function speak(host: Line['host'], sentence: string): Promise<Float32Array> {
  const key = `${host} ${sentence}`;
  const sound = spoken.get(key) ?? synthesise(host, sentence);
  spoken.set(key, sound);
  return sound;
}

const compiled = WebAssembly.compile(readFileSync(new URL('espeak-ng.wasm', import.meta.resolve('espeak-ng'))));

/**
 * eSpeak NG uses random numbers for the breath of a voice, and seeds them with the system time. With a fixed time, all
 * builds are the same.
 */
const CLOCK = { emscripten_date_now: () => 0, emscripten_get_now: () => 0 };

/** Runs a new instance of eSpeak NG, so that a sentence sounds the same whatever was spoken before. */
export async function synthesise(host: Line['host'], sentence: string): Promise<Float32Array> {
  const module = await compiled;
  const { FS } = await espeak({
    arguments: [...VOICES[host], '-w', 'speech.wav', sentence],
    print: () => {},
    printErr: () => {},
    instantiateWasm(imports, receive) {
      const instance = new WebAssembly.Instance(module, { ...imports, env: { ...imports['env'], ...CLOCK } });
      receive(instance);
      return instance.exports;
    },
  });
  const bytes = FS.readFile('speech.wav');
  const samples = new Int16Array(bytes.slice(WAV_HEADER).buffer);
  return trim(Float32Array.from(samples, (sample) => sample / 32_768));
}

const AUDIBLE = 0.004;

function trim(sound: Float32Array): Float32Array {
  const isAudible = (sample: number) => Math.abs(sample) > AUDIBLE;
  return sound.subarray(sound.findIndex(isAudible), sound.findLastIndex(isAudible) + 1);
}
