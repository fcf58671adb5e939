import { INVISIBLE_CHARACTERS } from '@longreturn/contract/one-line';

/** Splits a visitor's text into lines. Removes invisible characters, which can hide or reverse text, and repeated empty lines. */
export function quotedLines(text: string): string[] {
  const lines = text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(INVISIBLE_CHARACTERS, (character) => (/[\t\n]/.test(character) ? character : ''));
  return lines
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
}
