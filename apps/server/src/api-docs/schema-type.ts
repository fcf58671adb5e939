import type { JsonSchema } from '@longreturn/api/openapi/document';
import { EMPTY_MARKUP, html, type Markup } from './markup.ts';

/** Returns a short description of a schema's type, with links to named schemas: 'array of Episode', 'text, may be null'. */
export function schemaType(schema: JsonSchema): Markup {
  const { $ref, type, anyOf, items } = schema;
  if ($ref !== undefined) return shapeLink($ref);
  if (anyOf) return alternatives(anyOf);
  if (Array.isArray(type)) return alternatives(type.map((each) => ({ ...schema, type: each })));
  if (type === 'array' && items) return html`array of ${schemaType(items)}`;
  return html`${plainType(schema)}`;
}

function shapeLink(ref: string): Markup {
  const name = ref.slice(ref.lastIndexOf('/') + 1);
  return html`<a href="#${name}">${name}</a>`;
}

function alternatives(schemas: JsonSchema[]): Markup {
  const real = schemas.filter(({ type }) => type !== 'null').map(schemaType);
  const types = real.map((type, i) => (i === 0 ? type : html` or ${type}`));
  return html`${types}${real.length < schemas.length ? ', may be null' : ''}`;
}

const FORMATS: Record<string, string> = { 'date-time': 'time, ISO 8601', uri: 'URL', uuid: 'UUID' };

function plainType({ type, format, enum: values, minimum, maximum, maxLength }: JsonSchema): string {
  if (Array.isArray(values)) return 'one of these';
  if (format !== undefined) return FORMATS[String(format)] ?? String(format);
  if (type === 'string') return maxLength === undefined ? 'text' : `text, at most ${maxLength} characters`;
  if (minimum !== undefined && maximum !== undefined) return `${String(type)}, ${minimum} to ${maximum}`;
  return type === 'boolean' ? 'true or false' : String(type ?? 'anything');
}

/** Returns the values of an enum as markup; nothing for a schema without an enum. */
export function choices(values: unknown): Markup {
  if (!Array.isArray(values)) return EMPTY_MARKUP;
  const all = values.map((value, i) => html`${i === 0 ? '' : ', '}<code>${String(value)}</code>`);
  return html` <span class="choices">${all}</span>`;
}
