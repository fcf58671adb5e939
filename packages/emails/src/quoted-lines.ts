import { UNSEEN } from '@longreturn/contract/one-line';

/** Splits a visitor's text into lines, without characters that hide or reverse text, and with at most one empty line in a row. */
export function quotedLines(text: string): string[] {
  const lines = text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(UNSEEN, (unseen) => (/[\t\n]/.test(unseen) ? unseen : ''));
  return lines
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
}
