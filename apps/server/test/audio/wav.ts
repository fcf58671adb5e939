const RATE = 8000;

/** Creates a WAV file with a tone that becomes louder. It has 16-bit samples at 8 kHz. */
export function wav(seconds: number): Buffer {
  const samples = Buffer.alloc(seconds * RATE * 2);
  for (let index = 0; index < seconds * RATE; index += 1) {
    const loudness = index / (seconds * RATE);
    samples.writeInt16LE(Math.round(loudness * 30_000 * Math.sin(index / 3)), index * 2);
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20); // PCM
  header.writeUInt16LE(1, 22); // channels
  header.writeUInt32LE(RATE, 24);
  header.writeUInt32LE(RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length, 40);
  return Buffer.concat([header, samples]);
}
