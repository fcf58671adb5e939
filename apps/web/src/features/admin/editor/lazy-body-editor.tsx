import { useHydrated } from '@tanstack/react-router';
import { lazyCode } from '../../../lib/lazy-code.ts';
import form from '../../../ui/form.module.css';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import type { BodyEditorProps } from './body-editor.tsx';
import styles from './lazy-body-editor.module.css';

/** The height of the toolbar plus the line below the text, on wide screens, in pixels. */
const FRAME = 72;

const EDITOR = lazyCode(async () => (await import('./body-editor.tsx')).BodyEditor);

/** The body editor. Its code loads when it is first shown. */
export function LazyBodyEditor(props: BodyEditorProps) {
  const placeholder = <EditorPlaceholder {...props} />;
  if (!useHydrated()) return placeholder;
  return (
    <LazyPart code={EDITOR} what="the editor" placeholder={placeholder}>
      {(BodyEditor) => <BodyEditor {...props} />}
    </LazyPart>
  );
}

/** A placeholder as high as the editor with its toolbar. */
function EditorPlaceholder({ label, minHeight = 320 }: BodyEditorProps) {
  return (
    <div className={form.field}>
      <div className={form.label}>{label}</div>
      <div className={styles.box} style={{ minHeight: minHeight + FRAME }} />
    </div>
  );
}
