import { useHydrated } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import form from '../../../ui/form.module.css';
import type { BodyEditorProps } from './body-editor.tsx';
import styles from './lazy-body-editor.module.css';

/** The height of the toolbar plus the line below the text, on wide screens, in pixels. */
const FRAME = 72;

const BodyEditor = lazy(() => import('./body-editor.tsx').then((module) => ({ default: module.BodyEditor })));

/** The body editor. Its code loads when it is first shown. */
export function LazyBodyEditor(props: BodyEditorProps) {
  const placeholder = <EditorPlaceholder {...props} />;
  if (!useHydrated()) return placeholder;
  return (
    <Suspense fallback={placeholder}>
      <BodyEditor {...props} />
    </Suspense>
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
