const MARKER = 0xff;
/** Encoders write this byte after each 0xff of the image data, to show that the 0xff doesn't start a marker. */
const STUFFED_BYTE = 0x00;
/** Decoders ignore markers below this code and search for the next marker. */
const FIRST_KNOWN_MARKER = 0xc0;
const RESTART = { first: 0xd0, last: 0xd7 };
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Counts the scans of a JPEG without decoding it, because a decoder processes the whole picture once per scan. Reads
 * the markers the way libjpeg does, so that no scan is missed. For other formats the result is meaningless.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0;
  let at = 0;
  while (at < jpeg.length) {
    at = jpeg.indexOf(MARKER, at);
    if (at === -1) return scans;
    while (jpeg[at] === MARKER) at += 1; // a marker may begin with several 0xff bytes
    const code = jpeg[at] ?? STUFFED_BYTE;
    at += 1;
    if (code === END_OF_IMAGE) return scans;
    if (code === START_OF_SCAN) scans += 1;
    if (hasLength(code)) at += ((jpeg[at] ?? 0) << 8) + (jpeg[at + 1] ?? 0);
  }
  return scans;
}

/** Returns whether the two bytes after a marker contain the length of its segment. */
function hasLength(code: number): boolean {
  const isRestart = code >= RESTART.first && code <= RESTART.last;
  return code >= FIRST_KNOWN_MARKER && code !== START_OF_IMAGE && !isRestart;
}
