const TAG = /<(\/?)([A-Za-z][\w:-]*)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g;
const REFERENCE = /&(?!(?:amp|lt|gt|quot|#\d+);)/;

/**
 * Returns whether markup is one well-formed element: tags are closed in order, attributes are quoted and not repeated,
 * and there is no bare ampersand.
 */
export function isWellFormed(markup: string): boolean {
  if (REFERENCE.test(markup) || markup.replace(TAG, '').includes('<')) return false;
  const open: string[] = [];
  let roots = 0;
  for (const [, closing, name = '', attributes = '', empty] of markup.matchAll(TAG)) {
    if (repeats(attributes)) return false;
    if (closing) {
      if (open.pop() !== name) return false;
      continue;
    }
    if (open.length === 0) roots++;
    if (!empty) open.push(name);
  }
  return roots === 1 && open.length === 0;
}

function repeats(attributes: string): boolean {
  const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, name]) => name);
  return new Set(names).size < names.length;
}
