const MAX_LENGTH = 16;

/**
 * Joins the last two words of a large title with a non-breaking space, unless they could be too wide for one line of a
 * small screen.
 */
export function displayTitle(title: string): string {
  const words = title.split(' ');
  const end = words.slice(-2).join('\u00a0');
  return words.length > 2 && end.length <= MAX_LENGTH ? [...words.slice(0, -2), end].join(' ') : title;
}
