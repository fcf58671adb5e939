const DIRECTORY = { start: 12, step: 16 };
const RECORDS = { start: 6, step: 12 };

/**
 * Returns a copy of a TrueType font with changed names. `change` gets an old name and returns the new one. A new name
 * overwrites the old one, so this function throws if the new name is longer. The checksums aren't updated, because font
 * readers ignore them.
 */
export function renameFont(font: Buffer, change: (name: string) => string): Buffer {
  const renamed = Buffer.from(font);
  const table = findTable(renamed, 'name');
  const storage = table + renamed.readUInt16BE(table + 4);
  for (let i = 0; i < renamed.readUInt16BE(table + 2); i++) {
    const record = table + RECORDS.start + i * RECORDS.step;
    const length = renamed.readUInt16BE(record + 8);
    const start = storage + renamed.readUInt16BE(record + 10);
    const text = Buffer.from(renamed.subarray(start, start + length))
      .swap16()
      .toString('utf16le');
    const name = Buffer.from(change(text), 'utf16le').swap16();
    if (name.length > length) throw new Error(`the name ${text} must not become longer`);
    name.copy(renamed, start);
    renamed.writeUInt16BE(name.length, record + 8);
  }
  return renamed;
}

function findTable(font: Buffer, tag: string): number {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = DIRECTORY.start + i * DIRECTORY.step;
    if (font.toString('latin1', entry, entry + 4) === tag) return font.readUInt32BE(entry + 8);
  }
  throw new Error(`the font has no table ${tag}`);
}
