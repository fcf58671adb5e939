import { EMPTY_MARKUP, html, type Markup } from './markup.ts';

/** Returns the values of an enum as markup; nothing for a schema without an enum. */
export function choices(values: unknown): Markup {
  if (!Array.isArray(values)) return EMPTY_MARKUP;
  const all = values.map((value, i) => html`${i === 0 ? '' : ', '}<code>${String(value)}</code>`);
  return html` <span class="choices">${all}</span>`;
}
