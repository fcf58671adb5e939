import { BRAND } from '@longreturn/site/brand';
import type { Letter } from './letter.ts';
import { quotedLines } from './quoted-lines.ts';

/** The letter for programs and people that prefer plain text: whole by itself, the link on a line of its own. */
export function plainText({ title, greeting, paragraphs, action, quotes = [], notes }: Letter): string {
  const act = action ? [`${action.label}:\n${action.link}`] : [];
  const quoted = quotes.map(({ label, text }) => [`${label}:`, ...quotedLines(text).map(quote)].join('\n'));
  const parts = [title, greeting, ...paragraphs, ...act, ...quoted, ...notes, `-- \n${BRAND.name}`];
  return `${parts.join('\n\n')}\n`;
}

const quote = (line: string): string => `> ${line}`.trimEnd();
