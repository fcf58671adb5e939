/** Returns the number of words in an HTML fragment. */
export function wordsOf(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
