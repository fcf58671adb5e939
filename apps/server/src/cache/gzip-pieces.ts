import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Bytes with what they are in a gzip stream, wherever they stand in it. */
export interface GzipPiece {
  plain: Buffer;
  deflated: Buffer;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const EMPTY_LAST_BLOCK = Buffer.from([3, 0]);

/** Takes bytes and a level, 9 for what is used many times and 1 for what is used once. */
export function gzipPiece(plain: Buffer, level: 1 | 9): GzipPiece {
  // Flushed and not finished: it ends at a whole byte, and anything may follow.
  return { plain, deflated: deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH }) };
}

/** The gzip of the pieces' bytes one after the other (RFC 1952), without compressing anything anew. */
export function joinGzip(pieces: readonly GzipPiece[]): Buffer {
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(
    pieces.reduce((sum, { plain }) => crc32(plain, sum), 0),
    0,
  );
  trailer.writeUInt32LE(
    pieces.reduce((sum, { plain }) => sum + plain.length, 0),
    4,
  );
  return Buffer.concat([HEADER, ...pieces.map(({ deflated }) => deflated), EMPTY_LAST_BLOCK, trailer]);
}
