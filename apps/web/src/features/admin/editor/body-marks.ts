import { type CommandProps, Mark, Node } from '@tiptap/core';
import { Link as TiptapLink } from '@tiptap/extension-link';
import { isKeptUrl } from './link-url.ts';

/** The whole text. Footnotes are at its end. */
export const Body = Node.create({ name: 'doc', topNode: true, content: 'block+ footnotes?' });

/** A link without a `target`. Links that leave the page get the same `rel` that the sanitiser adds. */
export const Link = TiptapLink.extend({
  addAttributes: () => ({ href: { default: null } }),
  renderHTML({ HTMLAttributes: { href } }) {
    const rel = String(href).startsWith('#') ? {} : { rel: 'noopener noreferrer' };
    return ['a', { href, ...rel }, 0];
  },
}).configure({ openOnClick: false, defaultProtocol: 'https', isAllowedUri: isKeptUrl });

export const Code = inlineMark('code', 'code', 'Mod-e');
export const Superscript = inlineMark('superscript', 'sup', 'Mod-.');
export const Subscript = inlineMark('subscript', 'sub', 'Mod-,');

/** A mark without attributes. Unlike tiptap's own code mark, it can be combined with other marks. */
function inlineMark(name: string, tag: string, shortcut: string) {
  const command = `toggle${name[0]?.toUpperCase()}${name.slice(1)}`;
  return Mark.create({
    name,
    exitable: true,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
    addCommands() {
      return {
        [command]:
          () =>
          ({ commands }: CommandProps) =>
            commands.toggleMark(name),
      };
    },
    addKeyboardShortcuts() {
      return { [shortcut]: () => this.editor.commands.toggleMark(name) };
    },
  });
}
