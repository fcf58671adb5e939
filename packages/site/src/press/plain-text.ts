const WIDTH = 76;

/** Takes a paragraph and returns it broken into lines of 76 characters at most, hanging under `first`. */
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

/** Takes items and returns them as a list with a hyphen each. */
export const listed = (items: readonly string[]): string => items.map((item) => wrapped(item, '- ')).join('\n');

/** Takes parts and returns a file's text: two empty lines between them, a line's end at the end. */
export const parts = (...texts: readonly string[]): string => `${texts.join('\n\n\n')}\n`;
