import { UNSEEN } from '@longreturn/contract/one-line';
import { toPlainText } from '@react-email/render';
import type { Letter } from './letter.ts';

/** Don't convert headings to upper case. */
const PROSE: Parameters<typeof toPlainText>[1] = {
  wordwrap: false,
  limits: { maxDepth: 50 },
  selectors: ['h2', 'h3'].map((selector) => ({ selector, options: { uppercase: false } })),
};

/** Renders the letter as plain text: complete by itself, with each link on its own line. */
export function plainText(
  { title, greeting, paragraphs, body, action, quotes = [], notes, links = [] }: Letter,
  siteName: string,
): string {
  const act = action ? [`${action.label}:\n${action.link}`] : [];
  const quoted = quotes.map(({ label, text }) => [`${label}:`, ...quotedLines(text).map(quote)].join('\n'));
  const said = [title, greeting, ...paragraphs, body && toPlainText(body, PROSE)];
  const ways = links.map(({ label, link }) => `${label}:\n${link}`);
  const parts = [...said, ...act, ...quoted, ...notes, ...ways, `-- \n${siteName}`];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

const quote = (line: string): string => `> ${line}`.trimEnd();

/** Splits a visitor's text into lines, without characters that hide or reverse text, and with at most one empty line in a row. */
export function quotedLines(text: string): string[] {
  const lines = text
    .replaceAll(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll(UNSEEN, (unseen) => (/[\t\n]/.test(unseen) ? unseen : ''));
  return lines
    .replaceAll(/[^\S\n]+$/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .split('\n');
}
