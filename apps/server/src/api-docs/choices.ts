import { html, type Markup, NOTHING } from './markup.ts';

/** The values of an enum, one after the other; nothing for a schema without. */
export function choices(values: unknown): Markup {
  if (!Array.isArray(values)) return NOTHING;
  const all = values.map((value, i) => html`${i === 0 ? '' : ', '}<code>${String(value)}</code>`);
  return html` <span class="choices">${all}</span>`;
}
