const WORDS_A_MINUTE = 230;

/** How long the text takes to read, in whole minutes, one at least. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
