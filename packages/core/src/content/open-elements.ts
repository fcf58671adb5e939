/** An element that is not closed yet. */
export interface OpenElement {
  tag: string;
  /** The number of its next item, when it is a numbered list. */
  next: number;
}

const TAG = /<(\/?)([a-z][a-z0-9]*)([^>]*)>/g;
const START = /\sstart="(\d+)"/;

/** The elements that a piece of a sanitised body leaves open, the outermost first. */
export function openElements(html: string): OpenElement[] {
  const open: OpenElement[] = [];
  for (const [, closing, tag = '', attributes = ''] of html.matchAll(TAG)) {
    if (attributes.endsWith('/')) continue;
    if (!closing) {
      open.push({ tag, next: Number(START.exec(attributes)?.[1] ?? 1) });
      continue;
    }
    open.pop();
    const list = open.at(-1);
    if (tag === 'li' && list) list.next += 1;
  }
  return open;
}
