/** Returns an ID3v2.4 tag with text frames, such as `{ TIT2: 'the title' }`. An MP3 file starts with such a tag. */
export function id3Tag(texts: Record<string, string>): Buffer {
  const frames = Object.entries(texts).map(([id, text]) => {
    const content = Buffer.from(`\u0003${text}`); // 3: the text is UTF-8
    return Buffer.concat([Buffer.from(id), syncSafe(content.length), Buffer.alloc(2), content]);
  });
  const body = Buffer.concat(frames);
  return Buffer.concat([Buffer.from('ID3\u0004\0\0'), syncSafe(body.length), body]);
}

/** Encodes a number in four bytes, each of which holds seven bits of the number. */
function syncSafe(value: number): Buffer {
  return Buffer.from([21, 14, 7, 0].map((shift) => (value >> shift) & 0x7f));
}
