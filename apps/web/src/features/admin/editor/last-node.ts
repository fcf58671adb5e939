/** The attributes with which to create a node that uses `lastNode`. */
export const LAST = { isLast: true };

/**
 * The options of a node that is the last one in its parent, such as a caption. ProseMirror never creates a node with a
 * required attribute by itself, so Enter adds a paragraph and not this node.
 */
export const lastNode = {
  addAttributes: () => ({ isLast: { isRequired: true, rendered: false, parseHTML: () => true } }),
};
