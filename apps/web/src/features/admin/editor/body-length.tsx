import { LIMITS } from '@longreturn/contract/limits';
import { type Editor, useEditorState } from '@tiptap/react';
import styles from './body-editor.module.css';

/** The number of words, the reading time, and how to leave the editor with the keyboard. */
export function BodyLength({ editor, id }: { editor: Editor; id: string }) {
  const words = useEditorState({ editor, selector: ({ editor: { state } }) => countWords(state.doc) });
  const minutes = Math.max(1, Math.round(words / LIMITS.wordsPerMinute));
  return (
    <div className={styles.foot}>
      <span>
        {words.toLocaleString('en-US')} {words === 1 ? 'word' : 'words'}
        {words === 0 ? '' : ` · ${minutes} min read`}
      </span>
      <span id={id}>Press Escape, then Tab to leave the editor.</span>
    </div>
  );
}

function countWords(doc: Editor['state']['doc']): number {
  return doc.textBetween(0, doc.content.size, ' ', ' ').split(/\s+/).filter(Boolean).length;
}
