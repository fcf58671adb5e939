const LENGTH = 160;

/** What search engines and cards elsewhere say of a page: its text, cut at a word, 160 characters at most. */
export function metaDescription(text: string): string {
  if (text.length <= LENGTH) return text;
  const cut = text.slice(0, LENGTH - 1);
  const words = cut.slice(0, cut.lastIndexOf(' ')).replace(/[\s,;:.]+$/, '');
  return `${words || cut}…`;
}
