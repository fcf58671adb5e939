const HEADER = 6;
const ENTRY = 16;

/** Takes a square PNG and its width, 256 at most, and returns it as an .ico file, which may simply hold one. */
export function iconFile(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // an icon
  head.writeUInt16LE(1, 4); // one picture
  head.writeUInt8(width % 256, 6);
  head.writeUInt8(width % 256, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
