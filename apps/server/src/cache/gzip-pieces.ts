import { constants, crc32, deflateRawSync } from 'node:zlib';

/** Bytes and their compressed form, which can be placed anywhere in a gzip stream. */
export interface GzipPiece {
  plain: Buffer;
  deflated: Buffer;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const EMPTY_LAST_BLOCK = Buffer.from([3, 0]);

/** Compresses a piece. Use level 9 for a piece that is reused and level 1 for a piece that is used once. */
export function gzipPiece(plain: Buffer, level: 1 | 9): GzipPiece {
  // The stream is flushed but not finished, so the piece ends at a byte boundary and more pieces can follow.
  return { plain, deflated: deflateRawSync(plain, { level, finishFlush: constants.Z_SYNC_FLUSH }) };
}

/** Joins the pieces into one gzip file (RFC 1952) without compressing them again. */
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
