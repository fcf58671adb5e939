import type { JsonSchema } from '@longreturn/api/openapi/document';
import { choices } from './choices.ts';
import { EMPTY_MARKUP, html, type Markup } from './markup.ts';
import { schemaType } from './schema-type.ts';

/** Renders a named schema with its fields. */
export function readerShape(name: string, { description = '', properties = {}, required = [] }: JsonSchema): Markup {
  const rows = Object.entries(properties).map(
    ([field, schema]) => html`<tr><th scope="row"><code>${field}</code></th>
<td>${schemaType(schema)}${required.includes(field) ? '' : ', may be absent'}</td><td>${schema.description ?? ''}${choices(schema['enum'])}</td></tr>`,
  );
  return html`<article id="${name}"><h3>${name}</h3>
${description ? html`<p class="summary">${description}</p>` : EMPTY_MARKUP}<table>${rows}</table></article>`;
}
