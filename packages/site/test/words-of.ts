/** How many words of text an HTML fragment has. */
export function wordsOf(html: string): number {
  return html
    .replace(/<[^>]*>/g, ' ')
    .split(/\s+/)
    .filter(Boolean).length;
}
