const MARKER = 0xff;
/** Follows a byte 0xff of the picture's own data. */
const STUFFED = 0x00;
/** Smaller codes are no markers that a decoder knows: it looks for the next one. */
const FIRST_KNOWN = 0xc0;
const RESTART = { first: 0xd0, last: 0xd7 };
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/**
 * Counts the scans of a JPEG without decoding it: a decoder goes over the whole picture once for each. Follows the
 * markers as libjpeg does, so that no scan hides from it. The result for anything but a JPEG means nothing.
 */
export function countScans(jpeg: Uint8Array): number {
  let scans = 0;
  let at = 0;
  while (at < jpeg.length) {
    at = jpeg.indexOf(MARKER, at);
    if (at === -1) return scans;
    while (jpeg[at] === MARKER) at += 1; // a marker may begin with several of them
    const code = jpeg[at] ?? STUFFED;
    at += 1;
    if (code === END_OF_IMAGE) return scans;
    if (code === START_OF_SCAN) scans += 1;
    if (hasLength(code)) at += ((jpeg[at] ?? 0) << 8) + (jpeg[at + 1] ?? 0);
  }
  return scans;
}

/** Whether two bytes after the marker tell how far it reaches. */
function hasLength(code: number): boolean {
  const isRestart = code >= RESTART.first && code <= RESTART.last;
  return code >= FIRST_KNOWN && code !== START_OF_IMAGE && !isRestart;
}
