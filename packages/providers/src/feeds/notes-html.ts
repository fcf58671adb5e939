import type { FeedItem } from '@longreturn/core/listening/podcast-feed';

const ENTITY: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (mark) => ENTITY[mark] ?? mark);

/** A URL in a text, without the punctuation after it. */
const URL_IN_TEXT = /https?:\/\/[^\s<>"]*[^\s<>"'.,;:!?)\]]/g;

/**
 * Returns the notes of an item as HTML: paragraphs with their URLs as links. If the notes don't contain the URL of the
 * item's page, a link to the page follows.
 */
export function notesHtml({ notes, title, link }: Pick<FeedItem, 'notes' | 'title' | 'link'>): string {
  const paragraphs = notes.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  const page = notes.includes(link) ? [] : [anchor(link, title)];
  return [...paragraphs.map(withLinks), ...page].map((html) => `<p>${html}</p>`).join('');
}

function withLinks(text: string): string {
  const html: string[] = [];
  let end = 0;
  for (const { 0: url, index } of text.matchAll(URL_IN_TEXT)) {
    html.push(escapeHtml(text.slice(end, index)), anchor(url, url));
    end = index + url.length;
  }
  html.push(escapeHtml(text.slice(end)));
  return html.join('').trim().replaceAll(/\r?\n/g, '<br>');
}

const anchor = (url: string, text: string): string => `<a href="${escapeHtml(url)}">${escapeHtml(text)}</a>`;
