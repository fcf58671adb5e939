/** The attributes of a node with `lastNode`. */
export const LAST = { isLast: true };

/**
 * For a node at the end of its parent. ProseMirror never creates a node with a required attribute by itself, so Enter
 * adds a paragraph and not this node.
 */
export const lastNode = {
  addAttributes: () => ({ isLast: { isRequired: true, rendered: false, parseHTML: () => true } }),
};
