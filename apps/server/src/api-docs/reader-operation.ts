import type { Operation, Parameter, ResponseObject } from '@longreturn/api/openapi/document';
import { EMPTY_MARKUP, html, type Markup } from './markup.ts';
import { choices, schemaType } from './schema-type.ts';

/** Renders an operation: its parameters, its responses and, for GET, an example link. */
export function readerOperation(method: string, path: string, operation: Operation): Markup {
  const { operationId, summary, parameters, responses } = operation;
  return html`<article id="${operationId}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p class="summary">${summary}.</p>
${parameters.length > 0 ? parameterTable(parameters) : EMPTY_MARKUP}
${responseTable(Object.entries(responses))}
${method === 'get' ? example(path, parameters) : EMPTY_MARKUP}
</article>`;
}

function parameterTable(parameters: Parameter[]): Markup {
  const rows = parameters.map(
    ({ name, required, description = '', schema }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${schemaType(schema)}${required ? ', required' : ''}</td><td>${description}${choices(schema['enum'])}</td></tr>`,
  );
  return html`<table><caption>Parameters</caption>${rows}</table>`;
}

function responseTable(responses: [status: string, response: ResponseObject][]): Markup {
  const rows = responses.map(([status, { description, headers = {}, content }]) => {
    const schema = content?.['application/json'].schema;
    const named = Object.entries(headers).map(
      ([name, header]) => html`<br><code>${name}</code>: ${header.description}`,
    );
    return html`<tr><th scope="row">${status}</th><td>${schema ? schemaType(schema) : ''}</td>
<td>${status === '200' ? 'The result.' : description}${named}</td></tr>`;
  });
  return html`<table><caption>Responses</caption>${rows}</table>`;
}

/**
 * Renders an example link, or nothing if a required parameter has no example value. The URL has all required
 * parameters, but only one optional one: a combination of filters might match nothing.
 */
function example(path: string, parameters: Parameter[]): Markup {
  const values = new Map(parameters.map(({ name, example: value }) => [name, value]));
  const needed = parameters.filter(({ required }) => required);
  if (needed.some(({ example: value }) => value === undefined)) return EMPTY_MARKUP;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const inQuery = parameters.filter(({ in: place, example: value }) => place === 'query' && value !== undefined);
  const query = new URLSearchParams(inQuery.slice(0, 1).map(({ name, example: value }) => [name, String(value)]));
  const url = query.size > 0 ? `${filled}?${query}` : filled;
  return html`<p class="example">Example: <a href="${url}"><code>${url}</code></a></p>`;
}
