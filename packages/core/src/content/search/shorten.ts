/** The text cut at a word to at most `length` characters, with an ellipsis where something is left out. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}
