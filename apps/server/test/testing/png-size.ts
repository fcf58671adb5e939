const SIGNATURE = '89504e470d0a1a0a';

/** The width and height that a PNG says it has. Throws when it is none. */
export function pngSize(png: Buffer): [width: number, height: number] {
  if (png.toString('hex', 0, 8) !== SIGNATURE) throw new Error('no PNG');
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}
