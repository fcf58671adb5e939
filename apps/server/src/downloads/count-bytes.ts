import { pipeline, type Readable, Transform } from 'node:stream';

/** Returns a stream of the same bytes. Calls `onEnd` with their number when the stream ends, fails or is destroyed. */
export function countBytes(body: Readable, onEnd: (bytes: number) => void): Readable {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  counted.once('close', () => onEnd(bytes));
  return pipeline(body, counted, () => {}); // Fastify reports the error of the returned stream
}
