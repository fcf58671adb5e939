import type { Operation, Parameter, ResponseObject } from '@longreturn/api/openapi/document';
import { choices } from './choices.ts';
import { html, type Markup, NOTHING } from './markup.ts';
import { schemaType } from './schema-type.ts';

/** A path with what it takes, what it answers and an example to open. */
export function readerOperation(method: string, path: string, operation: Operation): Markup {
  const { operationId, summary, parameters, responses } = operation;
  return html`<article id="${operationId}">
<h3><span class="method">${method.toUpperCase()}</span> <code>${path}</code></h3>
<p class="summary">${summary}.</p>
${parameters.length > 0 ? parameterTable(parameters) : NOTHING}
${answerTable(Object.entries(responses))}
${method === 'get' ? example(path, parameters) : NOTHING}
</article>`;
}

function parameterTable(parameters: Parameter[]): Markup {
  const rows = parameters.map(
    ({ name, required, description = '', schema }) => html`<tr><th scope="row"><code>${name}</code></th>
<td>${schemaType(schema)}${required ? ', required' : ''}</td><td>${description}${choices(schema['enum'])}</td></tr>`,
  );
  return html`<table><caption>It takes</caption>${rows}</table>`;
}

function answerTable(answers: [status: string, answer: ResponseObject][]): Markup {
  const rows = answers.map(([status, { description, headers = {}, content }]) => {
    const schema = content?.['application/json'].schema;
    const named = Object.entries(headers).map(
      ([name, header]) => html`<br><code>${name}</code>: ${header.description}`,
    );
    return html`<tr><th scope="row">${status}</th><td>${schema ? schemaType(schema) : ''}</td>
<td>${status === '200' ? 'The answer.' : description}${named}</td></tr>`;
  });
  return html`<table><caption>It answers</caption>${rows}</table>`;
}

/** Whatever a path needs is filled in; of what it may take, only the first example is, so that there is an answer. */
function example(path: string, parameters: Parameter[]): Markup {
  const values = new Map(parameters.map(({ name, example: value }) => [name, value]));
  const needed = parameters.filter(({ required }) => required);
  if (needed.some(({ example: value }) => value === undefined)) return NOTHING;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
  const inQuery = parameters.filter(({ in: place, example: value }) => place === 'query' && value !== undefined);
  const query = new URLSearchParams(inQuery.slice(0, 1).map(({ name, example: value }) => [name, String(value)]));
  const address = query.size > 0 ? `${filled}?${query}` : filled;
  return html`<p class="example">For example <a href="${address}"><code>${address}</code></a></p>`;
}
