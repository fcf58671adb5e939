const COMPONENTS = [1, 2, 3];
const COEFFICIENTS = 63;
const BITS = 13;
const BLOCK = 8;
/** The longest run of empty blocks that one code can represent. */
const LONGEST_RUN = 0x7fff;

/** The maximum number of scans of a valid progressive JPEG with three colours: one per colour, coefficient and bit. */
export const MAX_SCANS = 1 + COMPONENTS.length * COEFFICIENTS * (BITS + 1);

/** Creates a small, valid progressive JPEG with this many scans. The whole image is one shade of grey. */
export function jpegWithScans(scans: number, { width = 800, height = 600 } = {}): Buffer {
  const blocks = Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK);
  const size = [height >> 8, height & 255, width >> 8, width & 255];
  const empty = toBytes(emptyBlocks(blocks));
  const pieces = [
    Buffer.from([0xff, 0xd8]),
    segment(0xdb, [0, ...Array.from({ length: COEFFICIENTS + 1 }, () => 1)]),
    segment(0xc2, [8, ...size, COMPONENTS.length, ...COMPONENTS.flatMap((id) => [id, 0x11, 0])]),
    segment(0xc4, [0x00, 1, ...zeros(15), 0]), // the code for difference 0 is '0'
    segment(0xc4, [0x10, 0, 0, 0, 15, ...zeros(12), ...Array.from({ length: 15 }, (_, n) => n << 4)]),
    segment(0xda, [COMPONENTS.length, ...COMPONENTS.flatMap((id) => [id, 0]), 0, 0, 0]),
    toBytes('0'.repeat(blocks * COMPONENTS.length)),
  ];
  for (const [component, coefficient, bit] of order().slice(0, scans - 1)) {
    const before = bit === BITS ? 0 : bit + 1;
    pieces.push(segment(0xda, [1, component, 0, coefficient, coefficient, (before << 4) | bit]), empty);
  }
  return Buffer.concat([...pieces, Buffer.from([0xff, 0xd9])]);
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

function segment(marker: number, bytes: number[]): Buffer {
  const length = bytes.length + 2;
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...bytes]);
}

/** Returns all combinations of colour, coefficient and bit, the highest bit first. */
function order(): [component: number, coefficient: number, bit: number][] {
  const all: [number, number, number][] = [];
  for (let bit = BITS; bit >= 0; bit--)
    for (const component of COMPONENTS)
      for (let coefficient = 1; coefficient <= COEFFICIENTS; coefficient++) all.push([component, coefficient, bit]);
  return all;
}

/** Returns the codes for this many empty blocks: four bits each, followed by the length of the run. */
function emptyBlocks(blocks: number): string {
  let bits = '';
  for (let left = blocks; left > 0; ) {
    const run = Math.min(left, LONGEST_RUN);
    const digits = run.toString(2);
    bits += (digits.length - 1).toString(2).padStart(4, '0') + digits.slice(1);
    left -= run;
  }
  return bits;
}

function toBytes(bits: string): Buffer {
  const whole = bits.padEnd(Math.ceil(bits.length / 8) * 8, '1');
  const bytes: number[] = [];
  for (let at = 0; at < whole.length; at += 8) {
    const byte = Number.parseInt(whole.slice(at, at + 8), 2);
    bytes.push(byte);
    if (byte === 0xff) bytes.push(0);
  }
  return Buffer.from(bytes);
}
