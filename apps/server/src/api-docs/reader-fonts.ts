import { readdir } from 'node:fs/promises';
import type { ReaderFonts } from './reader-style.ts';

/** The URLs of the site's fonts among the web app's files. Without a build the page uses system fonts. */
export async function readerFonts(files: URL | undefined): Promise<ReaderFonts> {
  const names = files ? await readdir(new URL('assets/', files)) : [];
  const addressOf = (font: string) => {
    const file = names.find((name) => name.startsWith(font) && name.endsWith('.woff2'));
    return file === undefined ? undefined : `/assets/${file}`;
  };
  return { serif: addressOf('newsreader-roman'), sans: addressOf('hanken-grotesk') };
}
