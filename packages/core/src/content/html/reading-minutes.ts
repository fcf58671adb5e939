import { LIMITS } from '@longreturn/contract/limits';
import sanitizeHtml from 'sanitize-html';
import { splitBody } from './split-body.ts';

/** Returns the reading time of the text in whole minutes, at least one. */
export function readingMinutes(text: string): number {
  const words = text.split(/\s+/).filter(Boolean).length;
  return Math.max(1, Math.round(words / LIMITS.wordsPerMinute));
}

/**
 * Returns the reading time of the part of a sanitised body that follows its members break, in whole minutes, at least
 * one. If the body has no members break, returns the reading time of the whole body.
 */
export function minutesLeft(body: string): number {
  return readingMinutes(plainText(splitBody(body)?.members ?? body));
}

const BLOCK_EDGE =
  /<(?=\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption|pre|br|hr|section|table|caption|thead|tbody|tr|th|td)\b)/g;

/** Returns the visible text of sanitised HTML, with line breaks between blocks. */
export function plainText(html: string): string {
  const text = sanitizeHtml(html.replace(BLOCK_EDGE, '\n<'), { allowedTags: [], allowedAttributes: {} });
  // A pattern like /\s*\n\s*/ would take minutes for a long run of spaces.
  return text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}
