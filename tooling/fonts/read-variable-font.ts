import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

/** Reads a font file of a @fontsource-variable package, such as 'newsreader/files/newsreader-latin-opsz-normal'. */
export function readVariableFont(name: string): Promise<Buffer> {
  return readFile(fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}.woff2`)));
}

export const NEWSREADER = 'newsreader/files/newsreader-latin-opsz-normal';
export const NEWSREADER_ITALIC = 'newsreader/files/newsreader-latin-opsz-italic';
export const HANKEN_GROTESK = 'hanken-grotesk/files/hanken-grotesk-latin-wght-normal';
