/** Cuts the text between words to at most `length` characters, with an ellipsis if something was cut. */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length).replace(/\s+\S*$/, '');
  return `${cut.replace(/[\s.,;:!?–—-]+$/, '')}…`;
}
