import type { ArticleParts } from '@longreturn/contract/content';
import { type OpenElement, openElements } from './open-elements.ts';
import { MEMBERS_BREAK, sanitizeBody } from './sanitize-body.ts';

/**
 * What stands before and after the members break of a sanitised body; undefined without a break. An element that the break
 * stands in is in both parts, and a numbered list goes on counting.
 */
export function splitBody(body: string): ArticleParts | undefined {
  const at = body.indexOf(MEMBERS_BREAK);
  if (at === -1) return undefined;
  const free = body.slice(0, at);
  return {
    free: sanitizeBody(free),
    members: sanitizeBody(reopen(openElements(free), body.slice(at + MEMBERS_BREAK.length))),
  };
}

/** The rest of a body inside the elements it ends; one that ends at once is left out. */
function reopen(open: OpenElement[], rest: string): string {
  const innermost = open.at(-1);
  if (!innermost) return rest;
  const close = `</${innermost.tag}>`;
  const trimmed = rest.trimStart();
  const outer = open.slice(0, -1);
  if (trimmed.startsWith(close)) return reopen(endOf(innermost, outer), trimmed.slice(close.length));
  return open.map(startTag).join('') + rest;
}

/** After an item that ended its list is at the next one. */
function endOf({ tag }: OpenElement, outer: OpenElement[]): OpenElement[] {
  if (tag !== 'li') return outer;
  return outer.map((element, depth) => (depth === outer.length - 1 ? { ...element, next: element.next + 1 } : element));
}

function startTag({ tag, next }: OpenElement): string {
  return tag === 'ol' && next !== 1 ? `<ol start="${next}">` : `<${tag}>`;
}
