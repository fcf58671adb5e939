const LENGTH = 160;

/** Returns a text as a meta description: at most 160 characters, cut at a word. */
export function metaDescription(text: string): string {
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH - 1);
  const words = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '');
  return `${words || cut}…`;
}
