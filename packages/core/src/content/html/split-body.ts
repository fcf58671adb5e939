import type { ArticleParts } from '@longreturn/contract/content';
import { DomUtils, parseDocument } from 'htmlparser2';
import { sanitizeBody } from './sanitize-body.ts';

type Element = NonNullable<ReturnType<typeof DomUtils.findOne>>;
type Node = Element['children'][number];

/**
 * Splits a sanitised body at its members break and returns the HTML of both parts. Returns undefined if the body has no
 * break. An element that contains the break is in both parts, or only in the first part if nothing in it follows the
 * break. A numbered list continues its numbering in the second part.
 */
export function splitBody(body: string): ArticleParts | undefined {
  const free = parseBody(body);
  const members = parseBody(body);
  if (!free.membersBreak || !members.membersBreak) return undefined;
  dropFrom(free.membersBreak);
  dropUpTo(members.membersBreak);
  return { free: free.toHtml(), members: members.toHtml() };
}

function parseBody(body: string) {
  const document = parseDocument(body);
  const membersBreak = DomUtils.findOne(({ attribs }) => 'data-members' in attribs, document);
  return { membersBreak, toHtml: () => sanitizeBody(DomUtils.getOuterHTML(document, { encodeEntities: 'utf8' })) };
}

/** Removes the break and everything after it. */
function dropFrom(membersBreak: Element): void {
  for (const node of pathToRoot(membersBreak)) {
    while (node.next) DomUtils.removeElement(node.next);
  }
  DomUtils.removeElement(membersBreak);
}

/** Removes the break, everything before it, and elements around it that are then empty. */
function dropUpTo(membersBreak: Element): void {
  for (const node of pathToRoot(membersBreak)) {
    const list = node.parent && isElement(node.parent, 'ol') ? node.parent : undefined;
    let items = 0;
    const drop = (dropped: Node) => {
      if (isElement(dropped, 'li')) items += 1;
      DomUtils.removeElement(dropped);
    };
    while (node.prev) drop(node.prev);
    if (DomUtils.textContent(node).trim() === '' && !holdsPicture(node)) drop(node);
    if (list && items > 0) list.attribs['start'] = String(Number(list.attribs['start'] ?? 1) + items);
  }
}

/** Returns the node and its ancestors, innermost first. */
function pathToRoot(node: Node): Node[] {
  const path: Node[] = [];
  let at: Node | null = node;
  while (at?.parent) {
    path.push(at);
    at = at.parent;
  }
  return path;
}

function isElement(node: object, name: string): node is Element {
  return 'name' in node && node.name === name;
}

function holdsPicture(node: Node): boolean {
  return DomUtils.getElementsByTagName('img', node, true, 1).length > 0;
}
