const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&nbsp;': ' ',
  '&amp;': '&',
};

/**
 * Returns a body as text, with a line for each block, so that two versions can be compared. Links, images, emphasis and
 * the members break are written out. Two versions that differ only in these therefore have different texts.
 */
export function bodyText(html: string): string {
  return html
    .replace(/<hr data-members[^>]*>/g, '\n[Members break]\n')
    .replace(/<hr[^>]*>/g, '\n[Line]\n')
    .replace(/<img[^>]*?src="([^"]*)"[^>]*?>/g, '[Image $1]')
    .replace(/<a [^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs, '$2 ($1)')
    .replace(/<\/?strong>/g, '**')
    .replace(/<\/?em>/g, '_')
    .replace(/<\/?code>/g, '`')
    .replace(/<h[23][^>]*>/g, '\n## ')
    .replace(/<li[^>]*>(?:<p>)?/g, '\n• ')
    .replace(/<\/t[dh]>/g, ' | ')
    .replace(/<\/?(?:p|ul|ol|blockquote|pre|figure|figcaption|table|caption|tr|section)\b[^>]*>|<br[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:lt|gt|quot|nbsp|amp|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/[^\S\n]*\n\s*/g, '\n')
    .trim();
}
