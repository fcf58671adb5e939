import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';

/** Lets Tab leave the editor after Escape. Without Escape, Tab moves to the next cell or indents a list. */
export const LeaveByTab = Extension.create({
  name: 'leaveByTab',
  priority: 1000,
  addProseMirrorPlugins() {
    let isLeaving = false;
    const onKey = (_view: unknown, { key }: KeyboardEvent) => {
      const isTab = key === 'Tab' && isLeaving;
      if (key !== 'Shift' && key !== 'Tab') isLeaving = key === 'Escape';
      return isTab; // the browser moves the focus
    };
    return [new Plugin({ props: { handleDOMEvents: { keydown: onKey } } })];
  },
});
