import type { OpenApiDocument } from '@longreturn/api/openapi/document';
import { html, Markup } from './markup.ts';
import { readerOperation } from './reader-operation.ts';
import { readerShape } from './reader-shape.ts';
import { type ReaderFonts, readerStyle } from './reader-style.ts';

interface ListedOperation {
  method: string;
  path: string;
  operation: OpenApiDocument['paths'][string][string];
}

/** Takes the API's document and the site's name, and returns it as a page: no script, nothing from elsewhere. */
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
<title>${document.info.title}</title><meta name="description" content="Every path of the API with what it takes and answers.">
<link rel="icon" href="/art/favicon.svg" type="image/svg+xml"><style>${new Markup(readerStyle(fonts))}</style></head>
<body><div class="page"><header><p class="kicker"><a href="/">${siteName}</a></p><h1>The API</h1>
<p class="lede">${withCode(document.info.description)}</p>
<p>The same as a machine reads it: <a href="/api/openapi.json">OpenAPI ${document.openapi}</a>.</p></header>
<div class="columns"><nav aria-label="Paths">${groups.map(groupLinks)}
<p>Shapes</p><ul>${shapes.map(([name]) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
<main>${sections}<section><h2>Shapes</h2>${shapes.map(([name, schema]) => readerShape(name, schema))}</section></main>
</div></div></body></html>`.text;
}

function groupLinks({ name, operations }: { name: string; operations: ListedOperation[] }): Markup {
  const links = operations.map(({ path, operation }) => html`<li><a href="#${operation.operationId}">${path}</a></li>`);
  return html`<p>${titled(name)}</p><ul>${links}</ul>`;
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** A text with `code` in backticks. */
function withCode(text: string): Markup {
  const parts = text.split('`').map((part, i) => (i % 2 === 0 ? html`${part}` : html`<code>${part}</code>`));
  return html`${parts}`;
}
