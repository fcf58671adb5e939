const HEADER = 6;
const ENTRY = 16;

/** Returns an .ico file with one image: a square PNG of this width (256 at most). */
export function iconFile(png: Buffer, width: number): Buffer {
  const head = Buffer.alloc(HEADER + ENTRY);
  head.writeUInt16LE(1, 2); // type: icon
  head.writeUInt16LE(1, 4); // number of images
  head.writeUInt8(width % 256, 6);
  head.writeUInt8(width % 256, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
