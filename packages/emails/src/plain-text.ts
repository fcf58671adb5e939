import { BRAND } from '@longreturn/site/brand';
import type { Letter } from './letter.ts';

/** The letter for programs and people that prefer plain text: whole by itself, the link on a line of its own. */
export function plainText({ title, greeting, paragraphs, action, notes }: Letter): string {
  const parts = [title, greeting, ...paragraphs, `${action.label}:\n${action.link}`, ...notes, `-- \n${BRAND.name}`];
  return `${parts.join('\n\n')}\n`;
}
