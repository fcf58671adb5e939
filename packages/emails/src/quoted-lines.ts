/** Controls but for tabs and line feeds, halves of characters, and what turns the direction of the text after it. */
const UNSEEN = /(?![\t\n])[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]/gu;

/** What a person wrote, line by line, without what could hide or turn it; no more than one empty line in a row. */
export function quotedLines(text: string): string[] {
  const lines = text.replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replaceAll(UNSEEN, '');
  return lines
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
}
