type Measure = (text: string) => number;

/**
 * Breaks a text into as few lines as possible, of about equal length. Returns the lines. `measure` returns widths in
 * the same unit as `width`.
 */
export function wrapLines(text: string, width: number, measure: Measure): string[] {
  const words = text
    .split(/[ \t\r\n]+/)
    .filter(Boolean)
    .flatMap((word) => broken(word, width, measure));
  const lines = filled(words, width, measure);
  let balanced = lines;
  for (let narrower = width * 0.97; narrower > width * 0.5; narrower *= 0.97) {
    const next = filled(words, narrower, measure);
    if (next.length > lines.length || next.some((line) => measure(line) > narrower)) break;
    balanced = next;
  }
  return balanced;
}

/** Returns a text, shortened with an ellipsis if it is too wide. */
export function cutToWidth(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text;
  const characters = [...text];
  while (characters.length > 0 && measure(`${characters.join('')}…`) > width) characters.pop();
  return `${characters.join('').trimEnd()}…`;
}

function filled(words: readonly string[], width: number, measure: Measure): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of words) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && measure(longer) > width) {
      lines.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Splits a word that is wider than the line. */
function broken(word: string, width: number, measure: Measure): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && measure(piece + character) > width) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}
