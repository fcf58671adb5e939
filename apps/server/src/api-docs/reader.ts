import type { JsonSchema, OpenApiDocument } from '@longreturn/api/openapi/document';
import { EMPTY_MARKUP, html, Markup } from './markup.ts';
import { readerOperation } from './reader-operation.ts';
import { type ReaderFonts, readerStyle } from './reader-style.ts';
import { choices, schemaType } from './schema-type.ts';

interface ListedOperation {
  method: string;
  path: string;
  operation: OpenApiDocument['paths'][string][string];
}

/**
 * Renders the OpenAPI document as an HTML page with the site's name in its header. The page has no scripts and no
 * external resources.
 */
export function apiReader(document: OpenApiDocument, siteName: string, fonts: ReaderFonts): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): ListedOperation => ({ method, path, operation })),
  );
  const groups = document.tags.map((tag) => ({
    ...tag,
    operations: operations.filter(({ operation }) => operation.tags.includes(tag.name)),
  }));
  const shapes = Object.entries(document.components.schemas);
  const sections = groups.map(
    (group) => html`<section><h2>${titled(group.name)}</h2><p>${group.description}</p>
${group.operations.map(({ method, path, operation }) => readerOperation(method, path, operation))}</section>`,
  );
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${document.info.title}</title><meta name="description" content="Every path of the API with its parameters and responses.">
<link rel="icon" href="/art/favicon.svg" type="image/svg+xml"><style>${new Markup(readerStyle(fonts))}</style></head>
<body><div class="page"><header><p class="kicker"><a href="/">${siteName}</a></p><h1>The API</h1>
<p class="lede">${withCode(document.info.description)}</p>
<p>Machine-readable version: <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>.</p></header>
<div class="columns"><nav aria-label="Paths">${groups.map(groupLinks)}
<p>Schemas</p><ul>${shapes.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
<main>${sections}<section><h2>Schemas</h2>${shapes.map(([name, schema]) => readerShape(name, schema))}</section></main>
</div></div></body></html>`.text;
}

function groupLinks({ name, operations }: { name: string; operations: ListedOperation[] }): Markup {
  const links = operations.map(({ path, operation }) => html`<li><a href="#${operation.operationId}">${path}</a></li>`);
  return html`<p>${titled(name)}</p><ul>${links}</ul>`;
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** Renders a text. Each part in backticks becomes a `code` element. */
function withCode(text: string): Markup {
  const parts = text.split('`').map((part, i) => (i % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
  return html`${parts}`;
}

/** Renders a named schema with its fields. */
function readerShape(name: string, { description = '', properties = {}, required = [] }: JsonSchema): Markup {
  const rows = Object.entries(properties).map(
    ([field, schema]) => html`<tr><th scope="row"><code>${field}</code></th>
<td>${schemaType(schema)}${required.includes(field) ? '' : ', may be absent'}</td><td>${schema.description ?? ''}${choices(schema['enum'])}</td></tr>`,
  );
  return html`<article id="${name}"><h3>${name}</h3>
${description ? html`<p class="summary">${description}</p>` : EMPTY_MARKUP}<table>${rows}</table></article>`;
}
