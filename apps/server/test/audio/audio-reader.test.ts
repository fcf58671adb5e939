import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { AudioReader } from '../../src/audio/audio-reader.ts';
import { wav } from './wav.ts';

test('inspecting a deleted file fails with the reason, and the process still reads the next file', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'longreturn-reader-'));
  const reader = new AudioReader();
  onTestFinished(async () => {
    await reader.close();
    await rm(folder, { recursive: true });
  });
  await expect(reader.inspect(join(folder, 'deleted.wav'))).rejects.toThrow('ENOENT: no such file');
  await writeFile(join(folder, 'tone.wav'), wav(1));
  expect(await reader.inspect(join(folder, 'tone.wav'))).toEqual({ contentType: 'audio/wav', durationSec: 1 });
});
