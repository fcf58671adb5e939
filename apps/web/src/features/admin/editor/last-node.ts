/** The attributes for creating a node that uses `lastNode`. */
export const LAST = { isLast: true };

/**
 * The options of a node that is the last one in its parent, such as a caption. ProseMirror doesn't create nodes on its
 * own if they have a required attribute, so Enter adds a paragraph instead of this node.
 */
export const lastNode = {
  addAttributes: () => ({ isLast: { isRequired: true, rendered: false, parseHTML: () => true } }),
};
