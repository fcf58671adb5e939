import { INVISIBLE_CHARACTERS } from '@longreturn/contract/one-line';
import { toPlainText } from '@react-email/render';
import type { Letter } from './letter.ts';

/** Options that keep headings from being converted to upper case. */
const PROSE: Parameters<typeof toPlainText>[1] = {
  wordwrap: false,
  limits: { maxDepth: 50 },
  selectors: ['h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** Renders the letter as plain text, with the same contents as the HTML and each link on a separate line. */
export function plainText(
  { title, greeting, paragraphs, body, action, quotes = [], notes, links = [] }: Letter,
  siteName: string,
): string {
  const actionPart = action ? [`${action.label}:\n${action.link}`] : [];
  const quoteParts = quotes.map(({ label, text }) => [`${label}:`, ...quotedLines(text).map(quote)].join('\n'));
  const textParts = [title, greeting, ...paragraphs, body && toPlainText(body, PROSE)];
  const linkParts = links.map(({ label, link }) => `${label}:\n${link}`);
  const parts = [...textParts, ...actionPart, ...quoteParts, ...notes, ...linkParts, `-- \n${siteName}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const quote = (line: string): string => `> ${line}`.trimEnd();

/**
 * Splits a visitor's text into lines. Removes repeated empty lines, and invisible characters, which can hide or reverse
 * text.
 */
export function quotedLines(text: string): string[] {
  const lines = text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(INVISIBLE_CHARACTERS, (character) => (/[\t\n]/.test(character) ? character : ''));
  return lines
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
}
