import sanitizeHtml from 'sanitize-html';

const BLOCK_EDGE = /<(?=\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption|pre|br|hr)\b)/g;

/** Returns the visible text of sanitised HTML, with a line break around every block. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_EDGE, '\n<'), { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}
