import { getSchema } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { BODY_EXTENSIONS } from './body-extensions.ts';
import { prepareBody, readBody } from './read-body.ts';
import { writeBody } from './write-body.ts';

const schema = getSchema(BODY_EXTENSIONS);

/** Reads HTML as a document of the editor. */
export function parseBody(html: string): Node {
  return readBody(schema, parse(html));
}

/** Returns the HTML of a document of the editor. */
export function printBody(doc: Node): string {
  return writeBody(doc, document);
}

/** Prepares pasted HTML for the editor, which then removes everything that its schema doesn't define. */
export function readPasted(html: string): string {
  const root = parse(html);
  prepareBody(root);
  return root.innerHTML;
}

/** Parses HTML without loading its images or running its scripts. */
function parse(html: string): HTMLElement {
  return new DOMParser().parseFromString(html, 'text/html').body;
}
