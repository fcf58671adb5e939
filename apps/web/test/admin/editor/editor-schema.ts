import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { parseHTML } from 'linkedom';
import { BODY_EXTENSIONS } from '../../../src/features/admin/editor/body-extensions.ts';
import { readBody } from '../../../src/features/admin/editor/read-body.ts';
import { writeBody } from '../../../src/features/admin/editor/write-body.ts';

export const schema = getSchema(BODY_EXTENSIONS);

function parse(html: string): Document {
  return parseHTML(`<!doctype html><html><body>${html}</body></html>`).document;
}

/** Opens a body in the editor. */
export function read(html: string): Node {
  return readBody(schema, parse(html).body);
}

/** Returns the HTML that the editor writes for a document. */
export function write(doc: Node): string {
  return writeBody(doc, parse(''));
}

/** Returns the same HTML with its attributes in alphabetical order. */
export function inOneForm(html: string): string {
  const { body } = parse(html);
  for (const element of body.querySelectorAll('*')) {
    const attributes = [...element.attributes].sort((a, b) => a.name.localeCompare(b.name));
    for (const { name } of attributes) element.removeAttribute(name);
    for (const { name, value } of attributes) element.setAttribute(name, value);
  }
  return body.innerHTML;
}
