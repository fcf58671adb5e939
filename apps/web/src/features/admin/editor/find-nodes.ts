import type { Node } from '@tiptap/pm/model';

/** Returns the nodes of a type, in their order, with their positions. */
export function findNodes(doc: Node, type: string): { node: Node; pos: number }[] {
  const found: { node: Node; pos: number }[] = [];
  doc.descendants((node, pos) => {
    if (node.type.name === type) found.push({ node, pos });
  });
  return found;
}
