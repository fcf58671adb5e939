const SIGNATURE = Buffer.from('89504e470d0a1a0a', 'hex');
const CRITICAL = new Set(['IHDR', 'PLTE', 'IDAT', 'IEND']);
/** The bytes of a chunk besides its data: the length and the type before it, the checksum after it. */
const FRAME_BYTES = 12;

/** Returns whether a PNG has only the chunks that a decoder needs (no metadata), and no bytes after the last chunk. */
export function hasOnlyCriticalChunks(png: Buffer): boolean {
  if (!png.subarray(0, SIGNATURE.length).equals(SIGNATURE)) return false;
  let at = SIGNATURE.length;
  while (at + FRAME_BYTES <= png.length) {
    const type = png.toString('latin1', at + 4, at + 8);
    if (!CRITICAL.has(type)) return false;
    at += FRAME_BYTES + png.readUInt32BE(at);
    if (type === 'IEND') return at === png.length;
  }
  return false;
}
