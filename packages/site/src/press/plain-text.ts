const WIDTH = 76;

/**
 * Breaks a paragraph into lines of at most 76 characters. The first line starts with `first`; the others are indented
 * by the length of `first`.
 */
export function wrapped(paragraph: string, first = ''): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (first.length + longer.length <= WIDTH || line === '') {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  const hang = ' '.repeat(first.length);
  return [...lines, line].map((text, i) => (i === 0 ? first : hang) + text).join('\n');
}

/** Formats items as a list with hyphens. */
export const listed = (items: readonly string[]): string => items.map((item) => wrapped(item, '- ')).join('\n');

/** Joins parts with two empty lines and ends with a line break. */
export const parts = (...texts: readonly string[]): string => `${texts.join('\n\n\n')}\n`;
