const SIGNATURE = '89504e470d0a1a0a';

/** Returns the width and height from a PNG's header. Throws if the data is not a PNG. */
export function pngSize(png: Buffer): [width: number, height: number] {
  if (png.toString('hex', 0, 8) !== SIGNATURE) throw new Error('no PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
